import type { HttpCall, Sheet, SheetStep, Site } from '#generated/types.ts';
import { workflowHref } from '../ui/workflow-href.ts';

/** A node of an n8n workflow, as n8n exports it. */
interface Node {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [x: number, y: number];
  parameters: Record<string, unknown>;
  webhookId?: string;
  notes?: string;
}

/** The n8n workflows that the catalogues let the visitor download: one for each row whose steps make calls. */
export function* workflowFiles(site: Site): Iterable<[path: string, text: string]> {
  for (const block of site.pages.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'catalogue' || block.downloadLabel === undefined) continue;
    for (const row of block.rows ?? []) {
      const href = workflowHref(row);
      if (href !== undefined) yield [href.slice(1), JSON.stringify(workflow(row), null, 2)];
    }
  }
}

/** A webhook, then the calls of each step in a line. A step without calls has an empty node, for the owner to replace. */
function workflow({ id = '', name, details }: Sheet) {
  const steps = Object.values(details).flatMap((detail) => detail.steps ?? []);
  const nodes = [trigger(id), ...steps.flatMap(stepNodes)].map((node, index): Node => {
    return { id: `${id}-${index + 1}`, position: [index * 240, 0], ...node };
  });
  const links = nodes.slice(1).map((node, index) => {
    return [nodes[index]?.name ?? '', { main: [[{ node: node.name, type: 'main', index: 0 }]] }] as const;
  });
  return { name, nodes, connections: Object.fromEntries(links), active: false, settings: { executionOrder: 'v1' } };
}

type StepNode = Omit<Node, 'id' | 'position'>;

function trigger(id: string): StepNode {
  const parameters = { httpMethod: 'POST', path: id, options: {} };
  return { name: 'Déclencheur', type: 'n8n-nodes-base.webhook', typeVersion: 2, parameters, webhookId: id };
}

/** Numbered by step, so that no two nodes share a name. */
function stepNodes({ name, text, calls = [] }: SheetStep, index: number): StepNode[] {
  const title = `${index + 1}. ${name}`;
  if (calls.length === 0) {
    return [{ name: title, type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {}, notes: text }];
  }
  return calls.map((call) => ({
    name: `${title} : ${call.name}`,
    type: 'n8n-nodes-base.httpRequest',
    typeVersion: 4.2,
    parameters: request(call, text),
    notes: text,
  }));
}

function request({ url, body, auth }: HttpCall, text: string): Record<string, unknown> {
  const quoted = JSON.stringify(`${text}\n\n`);
  const fields = body.map(({ key, value }) => `${key}: ${value.replaceAll('TEXTE', () => quoted)}`);
  return {
    method: 'POST',
    url,
    ...(auth !== undefined && { authentication: 'genericCredentialType', genericAuthType: auth }),
    sendBody: true,
    specifyBody: 'json',
    jsonBody: `={{ JSON.stringify({ ${fields.join(', ')} }) }}`,
    options: {},
  };
}
