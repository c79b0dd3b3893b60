import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { trapName } from '../../src/forms/form-fields.ts';
import { encodeRequest } from '../../src/forms/sent-request.ts';
import { openReceiver, origin, visit } from './receiver/open-receiver.ts';
import { siteForms } from './receiver/site-forms.ts';

interface WorkflowNode {
  readonly name: string;
  readonly type: string;
  readonly parameters: Record<string, unknown>;
  readonly credentials?: unknown;
}
interface Workflow {
  readonly active: boolean;
  readonly nodes: readonly WorkflowNode[];
  readonly connections: Readonly<Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>>;
}
/** What the node « Lire la demande » hands on. */
interface Reading {
  readonly keep: boolean;
  readonly answer: { readonly status: number; readonly type: string; readonly body: string };
  readonly requestId?: string;
  readonly email?: string;
  readonly fields?: string;
  readonly suspect?: string;
}

const folder = join(import.meta.dirname, '../../examples/n8n');
const source = readFileSync(join(folder, 'demandes.json'), 'utf8');
const workflow = JSON.parse(source) as Workflow;
const nodeOf = (name: string) => workflow.nodes.find((node) => node.name === name)?.parameters ?? {};
const [, readCode = ''] = /^=\{\{(.*)\}\}$/s.exec(String(nodeOf('Lire la demande')['jsonOutput'])) ?? [];

const encoded = 'application/x-www-form-urlencoded;charset=UTF-8';

/** What the workflow makes of fields that are posted as n8n hands them over. */
function read(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  site: object = siteForms,
): Reading {
  const inputs: Readonly<Record<string, unknown>> = {
    Réglages: { site, expediteur: '', destinataires: '', originesEnPlus: '' },
    'Demande du site': {
      body: fields,
      headers: { accept: 'application/json', 'content-type': encoded, origin, ...headers },
    },
  };
  const $ = (name: string) => ({ first: () => ({ json: inputs[name] }) });
  return JSON.parse(JSON.stringify(runInNewContext(readCode, { $ }))) as Reading;
}

describe('the n8n workflow takes a request as the receiver does', () => {
  const receiver = openReceiver();
  afterAll(() => receiver.close());

  const { form, requestId, elapsedMs, ...answers } = visit;
  const sent = Object.fromEntries(encodeRequest({ form, requestId, elapsedMs: Number(elapsedMs), fields: answers }));
  const odd = { constructor: 'x', day: 'toString', dayLabel: '' };
  const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'as the site sends it': sent,
    'filled in by a robot': { ...sent, requestId: 'b'.repeat(32), [trapName]: 'x' },
    'too fast': { ...sent, requestId: 'c'.repeat(32), elapsedMs: '10' },
    'neither id nor page': { form, ...answers },
    'answers to correct': { ...sent, requestId: 'd'.repeat(32), name: ' ', email: 'ada@' },
    'a form that it does not know': { ...sent, requestId: 'e'.repeat(32), form: 'nouveau' },
    'a name that no form has': { ...sent, requestId: 'f'.repeat(32), 'a[b]': '1' },
    'names that every object has': { ...sent, ...odd, requestId: 'h'.repeat(32) },
    'a form named as a member': { ...sent, requestId: 'i'.repeat(32), form: 'constructor' },
    ...Object.fromEntries(
      ['a@-.fr:', 'a@b.fr,c', 'a@b@c.fr', 'a..b@c.fr', 'é@b.fr', '=?utf-8?q?a?=@b.fr', 'a@b', "o'b+c@d-e.fr"].map(
        (email, index) => [`the address ${email}`, { ...sent, requestId: `address-${index}`, email }],
      ),
    ),
    'the test of a delivery': { ...sent, requestId: 'g'.repeat(32), deliveryTest: '1' },
  };
  for (const [name, fields] of Object.entries(cases))
    test(name, async () => {
      const reading = read(fields);
      const response = await receiver.post(fields);
      expect(reading.answer.status).toBe(response.status);
      expect(JSON.parse(reading.answer.body)).toEqual(await response.json());
      const row = receiver.database.prepare('SELECT * FROM requests ORDER BY id DESC LIMIT 1').get();
      if (!reading.keep) return;
      expect(row?.['email']).toBe(reading.email);
      expect(JSON.parse(String(row?.['fields']))).toEqual(JSON.parse(reading.fields ?? ''));
      expect(row?.['suspect'] ?? '').toBe(reading.suspect);
      if (fields['requestId'] !== undefined) expect(row?.['request_id']).toBe(reading.requestId);
    });

  test('from another site: neither', async () => {
    const headers = { origin: 'https://ailleurs.example' };
    expect(read(sent, headers).answer.status).toBe((await receiver.post(sent, headers)).status);
  });

  test('before forms.json is pasted a test says so, and a request is kept all the same', () => {
    const reading = read({ ...sent, deliveryTest: '1' }, {}, {});
    expect(reading).toMatchObject({ keep: false, answer: { status: 422 } });
    expect(reading.answer.body).toContain('forms.json');
    expect(read(sent, {}, {})).toMatchObject({ keep: true, suspect: '', email: visit.email.toLowerCase() });
  });

  test('a browser without JavaScript reads a page, and what it typed is no markup there', () => {
    const reading = read({ form, ...answers }, { accept: 'text/html' });
    expect(reading.answer.type).toMatch(/^text\/html/);
    expect(reading).toMatchObject({ keep: true, suspect: '', requestId: '' });
    expect(read({ ...answers, form: '<b>' }, { accept: 'text/html' }).answer.body).not.toContain('<b>');
  });
});

test.each([
  ['company', { company: ' \u200B', name: 'Ada' }, 'Ada'],
  ['nothing', {}, 'n° 7'],
  ['emoji', { company: 'x'.repeat(149) + '🎓' }, 'x'.repeat(149)],
])('the subject of its notification, %s', (_, fields, who) => {
  const row = { id: 7, form: 'constructor', champs: JSON.stringify(fields), adresse: '', createdAt: '2026-11-28' };
  const first = (json: object) => ({ first: () => ({ json }), all: () => [{ json }] });
  const inputs: Readonly<Record<string, object>> = {
    Réglages: first({ site: siteForms, expediteur: '', destinataires: '' }),
    Réserver: first(row),
    'Première de ce numéro': first({ id: 7 }),
    'Accusés des dernières 24 h': first({}),
  };
  const code = `(() => {${String(nodeOf('Préparer les courriels')['jsCode'])}})()`;
  const [prepared] = runInNewContext(code, { $: (name: string) => inputs[name] }) as { json: { who: string } }[];
  expect(prepared?.json.who).toBe(who);
});

test('the n8n workflow: its code ends where n8n ends an expression', () => expect(readCode).not.toContain('}}'));

test('the n8n workflow: its nodes are connected to nodes that exist, under names of their own', () => {
  const names = workflow.nodes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const targets = Object.values(workflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  const referred = [...source.matchAll(/\$\('([^']+)'\)/g)].map(([, name]) => name);
  expect(
    [...Object.keys(workflow.connections), ...targets, ...referred].filter((name) => !names.includes(String(name))),
  ).toEqual([]);
});

test('the n8n workflow: nothing is filled in that belongs to one installation', () => {
  expect(workflow.active).toBe(false);
  const { assignments } = nodeOf('Réglages')['assignments'] as { assignments: { name: string; value: string }[] };
  expect(Object.fromEntries(assignments.map(({ name, value }) => [name, value]))).toEqual({
    site: '{}',
    expediteur: '',
    destinataires: '',
    originesEnPlus: '',
  });
  const [credential] = JSON.parse(readFileSync(join(folder, 'courriel.json'), 'utf8')) as {
    id: string;
    name: string;
    data: Record<string, unknown>;
  }[];
  expect(credential?.data).toMatchObject({ user: '', password: '' });
  const used = workflow.nodes.flatMap(({ credentials }) => credentials ?? []);
  expect(new Set(used.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ smtp: { id: credential?.id, name: credential?.name } })]),
  );
  expect(source).not.toMatch(/localhost|127\.0\.0\.1|instanceId|pinData/);
});

test('the n8n workflow: its address is the one that its README writes into the site', () => {
  const address = `/webhook/${String(nodeOf('Demande du site')['path'])}`;
  const [, written = ''] =
    /delivery: https:\/\/[^/]+(\/\S+)/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  expect(written).toBe(address);
});
