import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReleaseItem } from '../../codegen/release/release-item.ts';
import { dayHere } from '../../codegen/base/calendar-day.ts';
import { duringProject, root } from '../findings/project.ts';
import { isNightly } from '../run/sample.ts';
import { runHere } from './run-here.ts';

/** Runs a command on the small project with everything in it that a release must not have. */
function runRelease(words: readonly string[], change: (folder: string) => void = () => undefined) {
  return duringProject((folder) => {
    cpSync(join(root, 'tests/release'), folder, { recursive: true });
    change(folder);
    return runHere(folder, ...words);
  });
}
const check = (...options: string[]) => runRelease(['check', ...options]);

const settled = `2 valeurs à compléter. Écrivez la vraie valeur, puis dites sur la page (« npm run dev », touche « e ») qu'elle est complète.
  spec/site.yaml:3:3 contact/email : bonjour@example.fr
  spec/tables/offers.yaml:2:3 basic/name : [à compléter : nom de l'offre]
`;
const open = `
1 formulaire sans envoi. Réglez l'envoi dans « forms » de spec/site.yaml.
  spec/site.yaml:5:3 forms/delivery : none : ce que les visiteurs écrivent n'est envoyé nulle part

1 affirmation à vérifier. Vérifiez l'affirmation, corrigez-la s'il le faut, puis dites-le sur la page (« npm run dev », touche « e »).
  spec/facts.yaml:3:3 average-roi/value : « 285 ». L'étude porte sur trois clients.

1 chiffre tapé dans un texte. Donnez à chaque chiffre sa ligne et sa source dans spec/facts.yaml et citez-le (« {facts.…} »), ou approuvez le texte sur la page.
  spec/tables/offers.yaml:9:3 team/delay : deux jours, 91 % du temps

2 textes rédigés à approuver, dont 1 avec un chiffre à prouver, d'abord. Relisez le texte et, quand il vous convient, approuvez-le sur la page (« npm run dev », touche « e »).
  spec/tables/offers.yaml:7:3 team/name : 30 % d'heures gagnées
  spec/tables/offers.yaml:5:3 basic/tags : (liste de 2)

À régler avant la mise en ligne : 2 valeurs à compléter, `;

test('without --release, nothing of this is a finding', async () => {
  const { status, stdout, stderr } = await check();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Spécification valide : /);
});

test('with --release, everything left to settle is listed by kind with its place and its remedy; a date on the day after it', async () => {
  const expired = `
1 date dépassée. Repoussez la date, ou retirez ce qu'elle limitait ; un événement passé prend « status: past ».
  spec/facts.yaml:11:38 delay/readings/fast/validUntil : 2026-12-31 est passé (contrôle fait au 2027-01-01)
`;
  expect(await check('--release', '--date', '2027-01-01')).toEqual({
    status: 1,
    stdout: `${settled}${expired}${open}1 date dépassée, 1 formulaire sans envoi, 1 affirmation à vérifier, 1 chiffre tapé dans un texte, 2 textes rédigés à approuver.\n`,
    stderr: '',
  });
});

test('the same as JSON, on the last day of the date', async () => {
  const { status, stdout } = await check('--release', '--date', '2026-12-31', '--format', 'json');
  const { items, counts, ...rest } = JSON.parse(stdout) as { items: ReleaseItem[]; counts: Record<string, number> };
  const run = { version: 1, outcome: 'unsettled', date: '2026-12-31', findings: [], notes: [] };
  expect({ status, ...rest }).toEqual({ status: 1, ...run });
  const none = { ledger: 0, gone: 0, expired: 0, chat: 0, contrary: 0 };
  expect(counts).toEqual({ ...none, toComplete: 2, delivery: 1, toVerify: 1, typedFigure: 1, drafted: 2 });
  const place = { file: 'spec/site.yaml', line: 3, column: 3, path: 'contact/email' };
  expect(items[0]).toEqual({ severity: 'warning', kind: 'toComplete', ...place, note: 'bonjour@example.fr' });
});

test('build --release is refused while anything is left to settle', async () => {
  expect(await runRelease(['build', '--release', '--date', '2026-12-31'])).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^ {2}spécification [^\n]*\n$/),
    stderr: `À régler avant la mise en ligne : 2 valeurs à compléter, 1 formulaire sans envoi, 1 affirmation à vérifier, 1 chiffre tapé dans un texte, 2 textes rédigés à approuver. « npm run check -- --release » en donne la liste.
Le site publié (dist/) est resté tel quel. Pour construire un brouillon malgré cela : npm run build -- --release --draft-ok
`,
  });
});

const ledger = 'spec/ledgers/to-settle.jsonl';
const edit =
  (change: (text: string) => string, file = ledger) =>
  (folder: string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

test('a ledger that is missing refuses the release, and names the command that brings it back', async () => {
  const { status, stdout } = await runRelease(['check', '--release'], (folder) => rmSync(join(folder, ledger)));
  expect(status).toBe(1);
  expect(stdout).toContain(
    `1 registre à rétablir. Sans lui, rien ne dit ce qui reste à régler.\n  ${ledger}:1:1  : le registre de ce qui reste à régler manque. Rétablissez-le : « git checkout HEAD -- ${ledger} ».`,
  );
});

test.each([
  ['is empty', () => ''],
  ['is cut short', (text: string) => text.slice(0, -20)],
  ['has the marks of a conflict', (text: string) => text.replace('\n', '\n<<<<<<< HEAD\n')],
  ['has a line of another shape', (text: string) => `${text}{"file":"spec/site.yaml"}\n`],
  ['has an unknown kind', (text: string) => text.replace('toVerify', 'verify')],
])('a ledger that %s is a finding, released or not', async (_, damage) => {
  for (const options of isNightly ? [[], ['--release']] : [[]]) {
    const { status, stderr } = await runRelease(['check', ...options], edit(damage));
    expect(status).toBe(1);
    expect(stderr).toContain(
      `${ledger}:1:1 : le registre de ce qui reste à régler ne peut plus être lu. Rétablissez-le : « git checkout HEAD -- ${ledger} ».`,
    );
  }
});

const gone = `1 valeur à régler qui a disparu. Si vous l'avez supprimée ou récrite ailleurs, retirez sa ligne de ${ledger}.\n  ${ledger}:7:1 team/name : spec/tables/offers.yaml n'a plus cette valeur\n`;
const otherText = (text: string) => text.replace("30 % d'heures gagnées", "40 % d'heures gagnées");
const otherId = (text: string) => text.replace('id: team', 'id: crew');

test.each([
  ['keeps a value that got a new text in its place by hand', otherText, "team/name : 40 % d'heures gagnées"],
  ['keeps a value that got another id by hand', otherId, "crew/name : 30 % d'heures gagnées"],
  ['lists a value that is nowhere, with the line to take out', (text: string) => otherId(otherText(text)), gone],
])('a ledger %s', async (_, change, item) => {
  const { stdout } = await runRelease(['check', '--release'], edit(change, 'spec/tables/offers.yaml'));
  expect(stdout).toContain(item);
});

test('exit code 0 when everything is settled', async () => {
  const result = await duringProject((folder) => {
    const file = join(folder, 'spec/site.yaml');
    const delivered = readFileSync(file, 'utf8').replace('delivery: none', 'delivery: https://recevoir.example.fr/');
    writeFileSync(file, delivered);
    return runHere(folder, 'check', '--release');
  });
  const stdout = 'Rien ne reste à régler : le site peut être mis en ligne.\n';
  expect(result).toEqual({ status: 0, stdout, stderr: '' });
});

test('exit code 1 with the findings alone while the spec has any', async () => {
  const { status, stdout, stderr } = await duringProject((folder) => {
    writeFileSync(join(folder, 'spec/site.yaml'), 'name: Atelier IA\n');
    return runHere(folder, 'check', '--release');
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('la clé « contact » manque');
});

test('today is the day of the calendar where the program runs', () =>
  expect(dayHere(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03'));
