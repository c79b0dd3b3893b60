import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/ui/days.ts';
import { site } from './real-site.ts';
import { agendasOf, countOf, linksOf, pathOf, usesOf, wordsOf, renderBlocks } from './rendered.ts';
import { partsOf } from './pictures/shapes.ts';
import { Script } from 'node:vm';
import { workflowFiles } from '../../src/static/workflow-files.ts';

test('the documentation opens the sites of publishers in a new tab, over https, and says so', () => {
  for (const { block, html } of usesOf('entries')) {
    if (!block.rows.every(({ href }) => URL.canParse(href))) continue;
    const links = linksOf(html);
    expect(links.map(({ href }) => href)).toEqual(block.rows.map(({ href }) => href));
    for (const { href, newTab, text } of links) {
      expect(href).toMatch(/^https:\/\//);
      expect(newTab).toBe(true);
      expect(text).toContain('(nouvel onglet)');
    }
  }
});

test('a programme has one button for each session: to join where the visitor is registered, to register elsewhere; and its days in order, for machines', () => {
  for (const { block, html } of agendasOf('programme')) {
    const days = [...html.matchAll(/data-date="([^"]*)"/g)].map(([, day]) => day);
    expect(days).toEqual(block.rows.map(({ date }) => date).toSorted());
    const { label, joined = label } = block.register;
    const buttons = [...html.matchAll(/<button[^>]*data-request="([^"]*)"[^>]*>([^<]*)</g)];
    const shown = new Map(buttons.map(([, id = '', text = '']) => [id, text]));
    expect(buttons).toHaveLength(block.rows.length);
    for (const { id, registered = false } of block.rows)
      expect(wordsOf(shown.get(id) ?? '')).toBe(wordsOf(registered ? joined : label));
  }
});

test('a list of events offers registration and a calendar entry for what is to come, and a disabled button for what is over', () => {
  for (const { block, html } of agendasOf('list')) {
    const rows = html.split(/<li (?=[^>]*data-date=)/).slice(1);
    expect(rows).toHaveLength(block.rows.length);
    for (const row of rows) {
      const isPast = /^[^>]*data-past=""/.test(row);
      expect(/<button[^>]*disabled=""[^>]*hidden=""/.test(row)).toBe(!isPast);
      expect(wordsOf(row)).toContain(wordsOf(block.labels.closed ?? ''));
      expect(linksOf(row).some(({ href }) => pathOf(href) === pathOf(block.register.href ?? ''))).toBe(!isPast);
      expect(countOf(row, 'download=""')).toBe(isPast ? 0 : 1);
    }
    const upcoming = block.rows.filter((event) => !isOver(event, site.day));
    expect(rows.filter((row) => !/^[^>]*data-past=/.test(row))).toHaveLength(upcoming.length);
  }
});

test('a strip of next events shows no more than it is asked to, each with its registration', () => {
  for (const { block, html } of agendasOf('strip')) {
    const upcoming = block.rows.filter((event) => !isOver(event, site.day));
    const registrations = linksOf(html).filter(({ href }) => /[?&][^=]+=[^&#]+/.test(href));
    expect(registrations.every(({ href }) => pathOf(href) === pathOf(block.register.href ?? ''))).toBe(true);
    const [shown = '', waiting = ''] = partsOf(html, 'ol');
    expect(partsOf(shown, 'li')).toHaveLength(Math.min(block.limit ?? 0, upcoming.length));
    expect(partsOf(shown + waiting, 'li')).toHaveLength(upcoming.length);
    if (upcoming.length === 0) expect(wordsOf(html)).toContain(wordsOf(block.none ?? ''));
  }
});

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
    // A call is named after its step and by itself, with the colon of the site's language.
    const calls = nodes.filter(({ type }) => type === 'n8n-nodes-base.httpRequest');
    for (const { name } of calls) expect(name).toMatch(/^\d+\. [^:]+\u00A0: [^:]+$/u);
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
