import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteCommand } from '../../../examples/receiver/commands/delete-command.ts';
import { exportCommand } from '../../../examples/receiver/commands/export-command.ts';
import { readSettings } from '../../../examples/receiver/config/read-settings.ts';
import type { Settings } from '../../../examples/receiver/config/settings.ts';
import { origin, visit } from './open-receiver.ts';
import { receiverProcess } from './run-receiver.ts';
import { siteForms } from './site-forms.ts';

type Row = Readonly<Record<string, string>>;

const program = join(import.meta.dirname, '../../../examples/receiver/main.ts');
let receiver: Awaited<ReturnType<typeof receiverProcess>>;
let sent = 0;
const post = async (fields: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams({ ...visit, requestId: `request-${(sent += 1)}`, ...fields });
  // A command blocks this process for longer than the receiver keeps an idle connection open.
  const headers = { origin, accept: 'application/json', connection: 'close', 'x-forwarded-for': '198.51.100.77' };
  expect((await fetch(`${receiver.url}/demandes`, { method: 'POST', body, headers })).status).toBe(200);
};
/** Runs a command while the receiver runs, as its owner does. */
const run = (...args: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: receiver.folder,
    encoding: 'utf8',
  });
  return { stdout, status };
};
/** What a command writes, without a process of its own. */
const written = (command: (settings: Settings) => number) => {
  let stdout = '';
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => (stdout += String(text)) !== ''),
    vi.spyOn(console, 'log').mockImplementation((text) => void (stdout += `${text}\n`)),
  ];
  const status = command(readSettings(join(receiver.folder, 'receiver.yaml')));
  for (const spy of spies) spy.mockRestore();
  return { stdout, status };
};
const exported = (what: 'requests' | 'subscriptions') =>
  JSON.parse(written((settings) => exportCommand(settings, { what, format: 'json' })).stdout) as Row[];

beforeAll(async () => {
  receiver = await receiverProcess({ folder: './courriels' });
  await receiver.start();
  await post({ number: '4', message: `Écrivez à max@visiteur.example` });
  await post({ form: 'nouveau', email: 'max@visiteur.example' });
  await post({ reference: 'x' });
  await post({ form: 'lettre', email: 'lise@visiteur.example' });
});
afterAll(async () => {
  await receiver.kill();
  receiver.remove();
});

test('every request is exported, with why it looks like a robot’s; a field named as a column has one of its own', () => {
  expect(exported('requests')).toMatchObject([
    { number: '1', form: 'visite', suspect: '', email: 'Ada@Visiteur.example', 'number (champ)': '4' },
    { number: '2', form: 'nouveau', suspect: '', email: 'max@visiteur.example' },
    { number: '3', form: 'visite', suspect: 'champ piège rempli' },
  ]);
  expect(JSON.parse(run('export', '--form', 'nouveau', '--format', 'json').stdout)).toHaveLength(1);
  expect(written((settings) => exportCommand(settings, { what: 'requests', format: 'csv' })).stdout).toMatch(
    /^\u{FEFF}number;form;receivedAt;suspect;email;/u,
  );
});

test('a subscription is exported with its confirmation and the link that withdraws it', () => {
  const [subscription] = exported('subscriptions');
  expect(subscription).toMatchObject({ form: 'lettre', email: 'lise@visiteur.example', confirmedAt: '' });
  expect(subscription?.['unsubscribe']).toMatch(`${origin}/demandes/desinscription?n=1&cle=`);
});

test('a form that is published again is read again, without a restart; a broken one changes nothing', async () => {
  const file = join(receiver.folder, 'forms.json');
  const [first, ...others] = siteForms.forms;
  writeFileSync(file, JSON.stringify({ ...siteForms, forms: [{ ...first, title: 'Autre titre' }, ...others] }));
  await post({ name: 'Lise' });
  writeFileSync(file, '{');
  await post({ name: 'Max' });
  const mails = () => {
    const folder = join(receiver.folder, 'courriels');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  };
  await vi.waitFor(
    () => expect(mails().filter((mail) => mail.includes('Subject: Autre titre :'))).toHaveLength(2),
    5000,
  );
});

test('the address of a connection is written nowhere', async () => {
  const read = () =>
    readdirSync(receiver.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name)).toString('latin1'));
  // A mail that is being written is renamed between the two: read again.
  const bytes = await vi.waitFor(read);
  expect(bytes.join('')).toContain('max@visiteur.example');
  expect(`${bytes.join('')}${receiver.output()}`).not.toContain('198.51.100.77');
});

test('what an address has sent is deleted, those who mention it are named, and a number deletes one request', () => {
  const remove = (...targets: string[]) => written((settings) => deleteCommand(settings, targets));
  const deleted = remove('MAX@visiteur.example');
  expect(deleted.status).toBe(0);
  expect(deleted.stdout).toContain('Effacé : 1 demande, 0 inscription.');
  expect(deleted.stdout).toContain("D'autres personnes citent cette adresse : n° 1.");
  expect(remove('1').stdout).toContain('Effacé : 1 demande, 0 inscription.');
  expect(remove('1').status).toBe(1);
  expect(run('delete').status).toBe(3);
  expect(exported('requests').map(({ number }) => number)).toEqual(['3', '4', '5']);
});
