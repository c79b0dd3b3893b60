import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mailAddress } from '../../examples/receiver/address.ts';
import { momentHints } from '../../src/forms/hints.ts';
import { answeredText, answerTo, fieldsOf } from '../../src/forms/answer.ts';
import { fieldRows } from '../../src/forms/field-group.tsx';
import { FormApplication } from '../../src/forms/form-application.tsx';
import { prefillOf } from '../../src/forms/prefill.ts';
import { site } from '../contract/real-site.ts';
import { form } from './fixtures/any-form.ts';
import type { FormField } from '#generated/types.ts';
import { requestedEntry } from '../../src/forms/save-calendar-file.ts';

const settings = { ...site.settings.forms, delivery: 'none' };
const html = renderToStaticMarkup(<FormApplication form={form} settings={settings} email="a@example.fr" />);

/** What a visitor answers to every field, as the form sends it. */
const sent = {
  topic: '',
  room: 'yard',
  name: 'Ada & fils',
  email: 'ada@example.fr',
  phone: '',
  country: 'FR',
  people: '12',
  age: "L'âge adulte",
  day: '2099-12-01',
  hour: '09:00',
  needs: 'a\nb',
  agree: 'oui',
};

test('a field of each kind is drawn under its name, in the order of the file, required where the file says so', () => {
  const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)"[^>]*>/g)];
  const names = [...new Set(controls.map(([, name]) => name))];
  expect(names).toEqual(['topic', ...fieldsOf(form).map(({ name }) => name), 'reference']);
  const required = controls.filter(([tag]) => tag.includes(' required=""')).map(([, name]) => name);
  expect(required).toEqual(['name', 'email', 'age', 'hour', 'agree']);
  expect(html).toMatch(/<input (?=[^>]*min="1")(?=[^>]*max="40")[^>]*type="number"/);
  expect(html).toMatch(/<input (?=[^>]*type="checkbox")[^>]*value="oui"/);
  expect(html).toContain('<option value="FR">France</option>');
});

test('the browser refuses the addresses that the receiver refuses, beyond what every browser does', () => {
  const [, pattern = '', title] = /<input (?=[^>]*type="email")[^>]*pattern="([^"]+)" title="([^"]+)"/.exec(html) ?? [];
  expect(title).toMatch(/nom@exemple\.fr$/);
  const accepts = new RegExp(`^(?:${pattern})$`, 'v');
  const addresses = ['a..b@c.fr', '.a@c.fr', 'a.@c.fr', 'a@b..fr', 'x@y', 'a@b.7', 'a@.fr', 'a@b.fr.'];
  addresses.push('ada@example.fr', "o'b+c.d@d-e.example.fr", 'a@école.fr', 'a@b.xn--p1ai', 'A.B@C.FR');
  expect(addresses.filter((one) => accepts.test(one))).toEqual(addresses.filter((one) => mailAddress(one)));
  expect(addresses.filter((one) => accepts.test(one)).length).toBe(5);
});

test('rows of tables become choices: their id is sent, or their text as a keyboard writes it', () => {
  const choicesOf = (name: string) => fieldsOf(form).find((field) => field.name === name)?.choices;
  const [attic, yard] = [12, 40].map((value) => ({ figure: { value, unit: 'places' } }));
  expect(choicesOf('room')).toEqual([
    { value: 'attic', label: 'Le grenier', note: 'Sous les toits.', points: ['Une presse'], ...attic },
    { value: 'yard', label: 'La cour', ...yard },
  ]);
  expect(choicesOf('age')?.map(({ value }) => value)).toEqual(['Moins de 10 ans', "L'âge adulte"]);
});

test.each([
  ['', '', {}],
  ['?salle=yard', '', { room: 'yard' }],
  ['', '#yard', { room: 'yard' }],
  ['?salle=attic', '#yard', { room: 'attic' }],
  ['?age=yard', '', { age: "L'âge adulte" }],
  ['?age=attic&salle=none', '#nowhere', {}],
  ['?livre=atlas', '', { needs: 'Un livre', topic: 'Livre\u00A0: L’atlas' }],
  ['?livre=__proto__&salle=constructor&name=Ada', '#%E0%A4%A', {}],
])('%s %s brings %o', (search, hash, fields) => expect(prefillOf(form, search, hash)).toEqual(fields));

test('the confirmation says each answer as the visitor knows it', () => {
  expect(answeredText('Merci, {answers.name}', form, sent)).toBe('Merci, Ada & fils');
  expect(answerTo('room', form, sent)).toBe('La cour');
  expect(answerTo('day', form, sent)).toBe('mardi 1er\u00A0décembre 2099');
  expect(answerTo('age', form, sent)).toBe('L’âge adulte');
  expect(answerTo('country', form, sent)).toBe('France');
  expect(answerTo('phone', form, sent)).toBe('Aucun');
  expect(answerTo('people', form, {})).toBe('');
});

test('two halves stand side by side, a field of the full width alone', () => {
  const rows = fieldRows(form.groups[1]?.fields ?? []).map((row) => row.map(({ name }) => name).join());
  expect(rows).toEqual(['name,email', 'phone,country', 'people,age', 'day,hour', 'needs', 'agree']);
});

const fields: FormField[] = [
  { name: 'day', kind: 'date', label: 'Jour', closed: { days: ['saturday', 'sunday'], note: 'Fermé' } },
  { name: 'hour', kind: 'slot', label: 'Heure', passed: { date: 'day', note: 'Passée' }, days: [] },
];
const noon = new Date('2026-12-01T11:00:00Z');

test.each([
  ['2026-12-06', '', 'Europe/Paris', ['Fermé']],
  ['2026-12-05', '', 'Europe/Paris', ['Fermé']],
  ['2026-12-07', '', 'Europe/Paris', []],
  ['', '', 'Europe/Paris', []],
  ['', '09:00', 'Europe/Paris', []],
  // It is noon in Paris and six in the morning in Montréal.
  ['2026-12-01', '11:30', 'Europe/Paris', ['Passée']],
  ['2026-12-01', '12:00', 'Europe/Paris', ['Passée']],
  ['2026-12-01', '12:30', 'Europe/Paris', []],
  ['2026-12-01', '11:30', 'America/Toronto', []],
  ['2026-11-29', '09:00', 'Europe/Paris', ['Fermé', 'Passée']],
])(
  'a day or an hour that nobody can take is said beside its field %s at « %s » in %s: %j',
  (day, hour, timeZone, said) => {
    const hints = momentHints(fields, { day, hour }, { now: noon, timeZone });
    expect(hints.map(({ message }) => message)).toEqual(said);
  },
);

test('the appointment that was asked for lasts as long as the card that was chosen, and is tentative', () => {
  const open = { label: 'Agenda', title: 'Visite : {answers.room}', date: 'day', time: 'hour' };
  const request = {
    sent: { ...sent, day: '2026-12-01', hour: '14:30' },
    timeZone: 'Europe/Paris',
    page: new URL('https://www.example.fr/visite'),
  };
  expect(requestedEntry(form, { ...open, minutes: 'room' }, request)).toMatchObject({
    uid: 'visit-2026-12-01-1430@www.example.fr',
    date: '2026-12-01',
    start: 870,
    end: 910,
    title: 'Visite : La cour',
    status: 'TENTATIVE',
  });
  expect(requestedEntry(form, open, request).end).toBeUndefined();
});
