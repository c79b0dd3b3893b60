import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csv } from '../../../examples/receiver/commands/csv.ts';
import { readSettings } from '../../../examples/receiver/config/read-settings.ts';
import { checkTexts, readMailText } from '../../../examples/receiver/read-texts.ts';
import { watchedForms } from '../../../examples/receiver/site-forms.ts';
import { networkOf } from '../../../examples/receiver/web/rate-limit.ts';
import { testFolder, writeBelow } from '../../run/test-folder.ts';
import { siteForms } from './site-forms.ts';

const program = join(import.meta.dirname, '../../../examples/receiver');

const folder = testFolder();

/** What reading a file with this text says, without the folder. */
function faultsOf(text: string): string {
  writeBelow(folder, { 'receiver.yaml': text });
  try {
    readSettings(join(folder, 'receiver.yaml'));
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '');
  }
}

test('the example of the settings is valid, and leaves little to its owner', () => {
  const settings = readSettings(join(program, 'receiver.example.yaml'));
  expect(settings).toMatchObject({
    site: join(program, 'forms.json'),
    database: join(program, 'data/demandes.sqlite'),
    texts: join(program, 'texts'),
    listen: { host: '127.0.0.1', port: 8787 },
    mail: { to: ['equipe@example.fr'], through: { smtp: { port: 587, secure: false, requireTls: true } } },
  });
  expect(faultsOf('site: a\nmail: { from: a@b.fr, to: [a@b.fr, c@d.fr], folder: ./m }')).toBe('');
});

test('every mistake in the settings is said at once, with its place and what to do', () =>
  expect(
    faultsOf(`site: 12
lisen: { port: 80 }
path: demandes/
mail:
  from: Mon site
  to: [equipe]
  smtp: { host: smtp.example.fr, port: 99999, user: x }
limits: { requests: 0, minutes: 1.5 }
`),
  ).toMatchInlineSnapshot(`
    "receiver.yaml:1 site : il faut le chemin de forms.json.
    receiver.yaml:2 lisen.port : cette clé n'existe pas. Vouliez-vous dire « listen.port » ?
    receiver.yaml:3 path : il faut un chemin du site, par exemple /demandes.
    receiver.yaml:5 mail.from : il faut une adresse, par exemple « Mon site <demandes@example.fr> ».
    receiver.yaml:6 mail.to : il faut une adresse, par exemple equipe@example.fr, ou une liste.
    receiver.yaml:7 mail.smtp.port : il faut un nombre entier, de 1 à 65535.
    receiver.yaml:8 limits.requests : il faut un nombre entier, de 1 à 1000000.
    receiver.yaml:8 limits.minutes : il faut un nombre entier, de 1 à 1440.
    receiver.yaml mail.smtp : « user » et « password » vont ensemble."
  `));

test('without a way for mails, or with two, the settings are refused; so is what is no YAML', () => {
  expect(faultsOf('site: a\nmail: { from: a@b.fr, to: a@b.fr }')).toMatchInlineSnapshot(
    `"receiver.yaml mail : indiquez soit « smtp » avec son « host », soit « folder », un dossier pour les essais."`,
  );
  expect(faultsOf('site: [')).toMatch(/^receiver\.yaml:1 : ce n'est pas du YAML/);
});

test('every text that ships can be read, and names nothing that is not filled in', () => {
  const names = ['notification', 'acknowledgement', 'confirmation'].map((kind) => {
    const { subject, text } = readMailText(join(program, 'texts'), kind, 'contact');
    return [...new Set(`${subject}${text}`.match(/\{\w+\}/g))].toSorted().join(' ');
  });
  expect(names).toMatchInlineSnapshot(`
    [
      "{answers} {baseUrl} {date} {form} {number} {who}",
      "{baseUrl} {choices} {date} {email} {site}",
      "{confirmLink} {date} {days} {email} {site} {unsubscribeLink}",
    ]
  `);
});

const ownTexts = () => {
  rmSync(join(folder, 'texts'), { recursive: true, force: true });
  cpSync(join(program, 'texts'), join(folder, 'texts'), { recursive: true });
  return join(folder, 'texts');
};
const mark = '\u{FEFF}';

test('texts and lists may begin with a byte order mark and empty lines, as editors of Windows save them', () => {
  const texts = ownTexts();
  for (const name of ['notification.txt', 'pages.yaml']) {
    const text = readFileSync(join(texts, name), 'utf8');
    writeFileSync(join(texts, name), `${mark}${name.endsWith('txt') ? '\r\n' : ''}${text.replaceAll('\n', '\r\n')}`);
  }
  checkTexts(texts);
  expect(readMailText(texts, 'notification', 'visite').subject).toBe('{form} : {who}');
  writeBelow(folder, { 'forms.json': `${mark}${JSON.stringify(siteForms)}` });
  expect(watchedForms(join(folder, 'forms.json'), () => undefined)()).toEqual(siteForms);
  expect(faultsOf(`${mark}site: a\nmail: { from: a@b.fr, to: a@b.fr, folder: ./m }`)).toBe('');
});

test.each([
  ['notification.txt', 'Objet :\n\nBonjour', 'la première ligne doit être « Objet : … », suivie du texte.'],
  [
    'acknowledgement.demo.txt',
    'Objet : Reçu\n\nBonjour',
    "ce fichier n'est pas en UTF-8. Enregistrez-le dans cet encodage.",
  ],
  ['confirmation.txt', undefined, 'ce fichier manque ou ne se lit pas (ENOENT).'],
  ['pages.yaml', '', 'il manque thanks, refused, confirm, confirmed, unsubscribe, unsubscribed, expired, back.'],
])('%s is read at the start, and named where it cannot be used', (name, text, fault) => {
  const texts = ownTexts();
  checkTexts(texts);
  if (text === undefined) rmSync(join(texts, name));
  else writeFileSync(join(texts, name), Buffer.from(text, 'latin1'));
  expect(() => checkTexts(texts)).toThrow(`${join(texts, name)} : ${fault}`);
});

test('a form may have a text of its own', () => {
  const texts = ownTexts();
  writeFileSync(join(texts, 'acknowledgement.demo.txt'), 'Objet : Votre démonstration\n\nBonjour');
  expect(readMailText(texts, 'acknowledgement', 'demo').subject).toBe('Votre démonstration');
  expect(readMailText(texts, 'acknowledgement', 'contact').subject).toBe('Nous avons bien reçu votre demande');
});

test('an address of the owner is one address', () =>
  expect(faultsOf('site: a\nconstructor: 1\nmail: { from: "A <a@b.fr, c>", to: ["a@b.fr,c@d.fr", "x:"], folder: ./m }'))
    .toMatchInlineSnapshot(`
    "receiver.yaml:2 constructor : cette clé n'existe pas. Voyez receiver.example.yaml.
    receiver.yaml:3 mail.from : il faut une adresse, par exemple « Mon site <demandes@example.fr> ».
    receiver.yaml:3 mail.to : il faut une adresse, par exemple equipe@example.fr, ou une liste."
  `));

test('the packages of the receiver are those that it is tested with', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = read(join(program, 'package.json'));
  const { devDependencies } = read(join(program, '../../package.json'));
  expect(devDependencies).toMatchObject(dependencies ?? {});
  const lock = read(join(program, 'package-lock.json'))['packages'] as unknown as Record<string, { version: string }>;
  for (const [name, version] of Object.entries(dependencies ?? {}))
    expect(lock[`node_modules/${name}`]?.version).toBe(version);
});

test('a spreadsheet reads what strangers wrote as text', () =>
  expect(
    csv([
      { a: '=1+1', b: 'x;"y"\nz' },
      { a: '@sum', c: '-5' },
      { a: '+33 6 12 34 56 78', b: '+1+cmd', c: '＝1+1' },
    ]),
  ).toBe('\u{FEFF}a;b;c\r\n\'=1+1;"x;""y""\nz";\r\n\'@sum;;\'-5\r\n+33 6 12 34 56 78;\'+1+cmd;\'＝1+1\r\n'));

test('a column named as a member of every object is empty where a row does not have it', () =>
  expect(csv([{ a: '1' }, { constructor: 'x' }])).toBe('\u{FEFF}a;constructor\r\n1;\r\n;x\r\n'));

test('an IPv6 subscriber is one network, an IPv4 address is one however it is written', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd'));
  expect(networkOf('2001:db8:0:7::1')).not.toBe(networkOf('2001:db8:0:8::1'));
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
