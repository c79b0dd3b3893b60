import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { workflowFiles } from '../../src/static/workflow-files.ts';
import { site } from './real-site.ts';
import { renderBlocks } from './rendered.ts';

interface Workflow {
  nodes: { id: string; name: string; type: string; typeVersion: number; parameters: { jsonBody?: string } }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

/** Nodes that n8n 2.40 has taken in from such files, with the versions of their parameters. */
const known = new Set(['webhook 2', 'httpRequest 4.2', 'wait 1.1', 'filter 2.2', 'noOp 1']);

const files = [...workflowFiles(site)].map(([path, text]) => ({ path, workflow: JSON.parse(text) as Workflow, text }));

test('there is a workflow to download', () => expect(files).not.toEqual([]));

describe.each(files)('$path', ({ path, workflow: { nodes, connections }, text }) => {
  test('is linked by a page', () =>
    expect(site.pages.some((page) => renderBlocks(page.path).includes(` href="/${path}"`))).toBe(true));

  test('has nodes of distinct names and ids, all in one line from its trigger, and no credentials', () => {
    const names = nodes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(nodes[0]?.type).toBe('n8n-nodes-base.webhook');
    const reached = Object.entries(connections).map(([from, { main }]) => [from, main[0]?.[0]?.node]);
    expect(reached).toEqual(names.slice(1).map((name, index) => [names[index], name]));
    expect(text).not.toContain('"credentials"');
  });

  test('has nodes that n8n knows, of which expressions name others that stand before them', () => {
    expect(nodes.map(({ type, typeVersion }) => `${type.replace('n8n-nodes-base.', '')} ${typeVersion}`)).toSatisfy(
      (types: string[]) => types.every((type) => known.has(type)),
    );
    for (const [index, { parameters }] of nodes.entries()) {
      const before = new Set(nodes.slice(0, index).map(({ name }) => name));
      const named = [...JSON.stringify(parameters).matchAll(/\$\((?:\\"|')(.*?)(?:\\"|')\)/gu)].map(([, name]) => name);
      expect(named.filter((name) => !before.has(String(name)))).toEqual([]);
    }
  });

  test('has bodies that are expressions of JavaScript', () => {
    for (const { parameters } of nodes) {
      const expression = /^=\{\{ (.*) \}\}$/.exec(parameters.jsonBody ?? '={{ 0 }}')?.[1];
      expect(() => new Script(`(${expression})`)).not.toThrow();
    }
  });
});
