import { punctuation } from '#generated/locale.ts';
import type { Decision, HttpCall, Sheet, SheetStep } from '#generated/types.ts';
import type { Site } from '../ui/site.ts';
import { isRun, workflowHref } from '../ui/workflow-href.ts';

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

/** The n8n workflows that the catalogues let the visitor download: one for each row whose steps make calls or wait for an answer. */
export function* workflowFiles(site: Site): Iterable<[path: string, text: string]> {
  for (const block of site.pages.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'catalogue' || block.downloadLabel === undefined) continue;
    for (const row of block.rows ?? []) {
      const href = workflowHref(row);
      if (href !== undefined) yield [href.slice(1), JSON.stringify(workflow(row), null, 2)];
    }
  }
}

/**
 * A webhook, then the calls of each step in a line. What the first step does without a call is what calls the webhook; any other step
 * without one has an empty node, for the owner to replace.
 */
function workflow({ id = '', name, details }: Sheet) {
  const steps = Object.values(details).flatMap((detail) => detail.steps ?? []);
  const first = steps.find((step, index) => index === 0 && !isRun(step));
  const line: StepNode[] = [trigger(id, first?.text)];
  const received = [`${outputOf('Webhook')}.body`];
  for (const [index, step] of steps.entries()) {
    if (step === first) continue;
    const nodes = stepNodes(`${id}-${index + 1}`, step, `${index + 1}. ${step.name}`, received);
    line.push(...nodes);
    const answers = [nodes.findLast(({ type }) => type === httpRequest), nodes.find(({ type }) => type === wait)];
    received.push(...answers.flatMap((node) => (node === undefined ? [] : [outputOf(node.name)])));
  }
  const nodes = line.map((node, index): Node => ({ id: `${id}-${index + 1}`, position: [index * 240, 0], ...node }));
  const links = nodes.slice(1).map((node, index) => {
    return [nodes[index]?.name ?? '', { main: [[{ node: node.name, type: 'main', index: 0 }]] }] as const;
  });
  const connections = Object.fromEntries(links);
  return { id: `modele-${id}`, name, nodes, connections, active: false, settings: { executionOrder: 'v1' } };
}

const httpRequest = 'n8n-nodes-base.httpRequest';
const wait = 'n8n-nodes-base.wait';

type StepNode = Omit<Node, 'id' | 'position'>;

function outputOf(name: string): string {
  return `$(${JSON.stringify(name)}).first().json`;
}

function trigger(id: string, notes: string | undefined): StepNode {
  const parameters = { httpMethod: 'POST', path: id, options: {} };
  const node = { name: 'Webhook', type: 'n8n-nodes-base.webhook', typeVersion: 2, parameters, webhookId: id };
  return notes === undefined ? node : { ...node, notes };
}

/** @param title numbered by step, so that no two nodes share a name */
function stepNodes(id: string, step: SheetStep, title: string, received: readonly string[]): StepNode[] {
  const { text: notes, decision } = step;
  const calls = (step.calls ?? step.usualCalls ?? []).map((call) => ({
    name: title + punctuation.colon + call.name,
    type: httpRequest,
    typeVersion: 4.2,
    parameters: request(call, step, received),
    notes,
  }));
  if (decision !== undefined) return [...calls, ...decisionNodes(id, decision, title, notes)];
  if (calls.length > 0) return calls;
  return [{ name: title, type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {}, notes }];
}

function request({ method, url, body, auth }: HttpCall, { text, decision }: SheetStep, received: readonly string[]) {
  const words = new Map([
    // The address of the form goes with the text, to the person who answers.
    ['TEXTE', decision === undefined ? JSON.stringify(`${text}\n\n`) : formText(text)],
    ['REÇU', `[${received.join(', ')}]`],
  ]);
  const fields = body?.map(({ key, value }) => {
    return `${key}: ${value.replaceAll(/TEXTE|REÇU/g, (word) => words.get(word) ?? word)}`;
  });
  return {
    method: method ?? 'POST',
    url,
    ...(auth !== undefined && { authentication: 'genericCredentialType', genericAuthType: auth }),
    ...(fields !== undefined && {
      sendBody: true,
      specifyBody: 'json',
      jsonBody: `={{ JSON.stringify({ ${fields.join(', ')} }) }}`,
    }),
    // A list is one output, as any other answer is, so that the next node runs once.
    options: fields === undefined ? { response: { response: { fullResponse: true } } } : {},
  };
}

function formText(text: string): string {
  return `[${JSON.stringify(text)}, $execution.resumeFormUrl, ''].join('\\n\\n')`;
}

/** A form that waits for the answer and, where some answers end the workflow, a filter for the others. */
function decisionNodes(id: string, decision: Decision, title: string, notes: string): StepNode[] {
  const { question, accepts, stops = [] } = decision;
  const field = {
    fieldLabel: question,
    fieldType: 'dropdown',
    fieldOptions: { values: [...accepts, ...stops].map((option) => ({ option })) },
    requiredField: true,
  };
  const form: StepNode = {
    name: title + punctuation.colon + question,
    type: wait,
    typeVersion: 1.1,
    parameters: {
      resume: 'form',
      formTitle: '={{ $workflow.name }}',
      formDescription: notes,
      formFields: { values: [field] },
      options: {},
    },
    webhookId: id,
    notes,
  };
  if (stops.length === 0) return [form];
  const accepted = `={{ ${JSON.stringify(accepts)}.includes($json[${JSON.stringify(question)}]) }}`;
  const isTrue = { type: 'boolean', operation: 'true', singleValue: true };
  const condition = { id: `${id}-accepts`, leftValue: accepted, rightValue: '', operator: isTrue };
  const options = { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 };
  const conditions = { options, conditions: [condition], combinator: 'and' };
  const name = title + punctuation.colon + accepts.join(', ');
  return [
    form,
    { name, type: 'n8n-nodes-base.filter', typeVersion: 2.2, parameters: { conditions, options: {} }, notes },
  ];
}
