import { expect, test } from 'vitest';
import fc from 'fast-check';
import { hasFormat } from '../../codegen/validate/formats.ts';
import { formFault } from '../../codegen/validate/form-fault.ts';
import { typeFault } from '../../codegen/validate/type-fault.ts';
import { KnownNames, nearest } from '../../codegen/base/findings/nearest.ts';
import { forAll } from '../run/for-all.ts';
import { duplicates } from '../../codegen/validate/duplicates.ts';
import type { Json } from '../../codegen/base/json.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { day, loaderOf, withProject } from '../findings/project.ts';

const clock = /^([01][0-9]|2[0-3]):[0-5][0-9]$/u;
const slot = 'Attendu : une heure, écrite sur cinq signes (« 09:00 »).';
const id = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

test.each([
    ['date', '17/09/2026', "« 17/09/2026 » n'a pas la forme attendue (année-mois-jour). Écrivez « 2026-09-17 »."],
    ['date', '17 septembre 2026', "« 17 septembre 2026 » n'a pas la forme attendue (année-mois-jour). Écrivez « 2026-09-17 »."],
    ['date', '2026-9-7', "« 2026-9-7 » n'a pas la forme attendue (année-mois-jour). Écrivez « 2026-09-07 »."],
    ['date', '2026-02-30', "« 2026-02-30 » n'existe pas : février 2026 a 28 jours. Écrivez par exemple « 2026-02-28 »."],
    ['date', '2028-02-30', "« 2028-02-30 » n'existe pas : février 2028 a 29 jours. Écrivez par exemple « 2028-02-29 »."],
    ['date', '2026-13-01', "« 2026-13-01 » n'a pas la forme attendue (année-mois-jour). Attendu : jour. Écrivez par exemple « 2026-12-10 »."],
    ['hours', '8h30-10h30', "« 8h30-10h30 » n'a pas la forme attendue (deux heures, « closed » ou « by-appointment »). Écrivez « 08:30-10:30 »."],
    ['hours', '00:00-24:00', "« 00:00-24:00 » n'a pas la forme attendue (deux heures, « closed » ou « by-appointment »). Écrivez « 00:00-23:59 »."],
    ['hours', 'le matin', "« le matin » n'a pas la forme attendue (deux heures, « closed » ou « by-appointment »). Attendu : jour. Écrivez par exemple « 09:00-17:30 »."],
    ['email', 'contact(at)example.fr', "« contact(at)example.fr » n'a pas la forme attendue (une adresse e-mail). Écrivez « contact@example.fr »."],
    ['language-code', 'fr-FR', "« fr-FR » n'a pas la forme attendue (le code d'une langue) : aucune langue n'a ce code. Écrivez « fr »."],
    ['https-host', 'https://www.écluse.fr', "« https://www.écluse.fr » n'a pas la forme attendue (l'adresse d'un site) : « www.écluse.fr » n'est pas un nom de serveur (minuscules sans accent, chiffres, tirets et points). Écrivez « https://www.xn--cluse-9ra.fr »."],
  ])('a text that has not the form of its field as %s: %s', (format, text, sentence) => {
    const accepts = (form: string) => hasFormat(format, form);
    expect(formFault(text, { format, accepts, expected: 'Attendu : jour.' }).join(' ')).toBe(sentence);
  }); // prettier-ignore

test.each([
    [clock, '9:00', "« 9:00 » n'a pas la forme attendue. Écrivez « 09:00 »."],
    [clock, '9h', "« 9h » n'a pas la forme attendue. Écrivez « 09:00 »."],
    [clock, '25:00', `« 25:00 » n'a pas la forme attendue : les heures vont de 0 à 23. ${slot}`],
    [clock, 'matin', `« matin » n'a pas la forme attendue. ${slot}`],
    [id, 'Mon secteur', "« Mon secteur » n'a pas la forme attendue. Écrivez « mon-secteur »."],
    [/^\d+-\d+$/u, '10 à 50 salariés', "« 10 à 50 salariés » n'a pas la forme attendue. Écrivez « 10-50 »."],
    [/^https:\/\/[a-z.]+$/u, 'http://www.example.fr/', "« http://www.example.fr/ » n'a pas la forme attendue. Écrivez « https://www.example.fr »."],
    [/^0[1-9]( [0-9]{2}){4}$/u, '+33 (0)1.99.00.12.12', "« +33 (0)1.99.00.12.12 » n'a pas la forme attendue. Écrivez « 01 99 00 12 12 »."],
  ])('a text that has not the form of its field by the pattern %s: %s', (pattern, text, sentence) => expect(formFault(text, { accepts: (form) => pattern.test(form), expected: slot }).join(' ')).toBe(sentence)); // prettier-ignore

test('a text that has not the form of its field the example of the form itself is shown when the field shows none', () => {
  const accepts = (form: string) => id.test(form);
  expect(formFault('…', { accepts, expected: 'Attendu : le guide.', described: 'Nom (« local-llm »).' })[1]).toBe(
    'Attendu : le guide. Écrivez par exemple « local-llm ».',
  );
});

const point = " : un nombre s'écrit ici avec un point, pas avec une virgule";
const alone = 'Écrivez le nombre seul, sans guillemets ni unité :';

test.each([
  ['3870 €', 'number', `« 3870 € » n'est pas un nombre. ${alone} « 3870 ».`],
  ['3870', 'number', `« 3870 » n'est pas un nombre : les guillemets en font un texte. ${alone} « 3870 ».`],
  ['3.870,50 €', 'number', `« 3.870,50 € » n'est pas un nombre${point}. ${alone} « 3870.5 ».`],
  ["3'870.50 CHF", 'number', `« 3'870.50 CHF » n'est pas un nombre. ${alone} « 3870.5 ».`],
  ['3_870', 'number', `« 3_870 » n'est pas un nombre. ${alone} « 3870 ».`],
  ['3,9 k€', 'number', `« 3,9 k€ » n'est pas un nombre${point}. Attendu : prix.`],
  ['12 M€', 'number', "« 12 M€ » n'est pas un nombre. Attendu : prix."],
  ['3 ans', 'number', "« 3 ans » n'est pas un nombre. Attendu : prix."],
  ['30 places', 'number', `« 30 places » n'est pas un nombre. ${alone} « 30 ».`],
  ['01 99 00 12 12', 'number', "« 01 99 00 12 12 » n'est pas un nombre. Attendu : prix."],
  ['12/10/2026', 'number', "« 12/10/2026 » n'est pas un nombre. Attendu : prix."],
  ['12.900 €', 'number', `« 12.900 € » n'est pas un nombre. ${alone} « 12900 ».`],
  ['98,7 %', 'number', `« 98,7 % » n'est pas un nombre${point}. ${alone} « 98.7 ».`],
  ['98,7 %', 'integer', `« 98,7 % » n'est pas un nombre entier${point}. Attendu : prix.`],
  ['de 3 à 5', 'number', "« de 3 à 5 » n'est pas un nombre. Attendu : prix."],
  [
    'true',
    'boolean',
    "« true » n'est pas un choix (true ou false) : les guillemets en font un texte. Écrivez true, sans guillemets.",
  ],
  ['oui', 'boolean', "« oui » n'est pas un choix (true ou false). Écrivez true, sans guillemets."],
  ['Off', 'boolean', "« Off » n'est pas un choix (true ou false). Écrivez false, sans guillemets."],
  [2026, 'string', '« 2026 » n\'est pas un texte. Mettez le texte entre guillemets : "2026".'],
  [null, 'number', 'la valeur est vide. Attendu : prix.'],
])('a value of another type than its field: %j as %s', (data, type, sentence) =>
  expect(typeFault(data, { type }, 'Attendu : prix.').join(' ')).toBe(sentence),
);

test('one text for a list of texts; one for a list of groups is another matter', () => {
  expect(typeFault('/demo', { type: 'array', items: { type: 'string' } }, 'Attendu : pages.')[1]).toBe('Mettez des crochets : [/demo].');
  expect(typeFault('ollama, n8n', { type: 'array', items: { type: 'string' } }, undefined)[1]).toBe('Mettez des crochets : [ollama, n8n].');
  expect(typeFault([], { type: 'string' }, undefined)[1]).toBeUndefined();
  expect(typeFault('Ollama, Open WebUI', { type: 'array', items: { type: 'string' } }, undefined)[1]).toBe('Mettez des crochets : [Ollama, Open WebUI].');
  expect(typeFault('Un conseil, sur place', { type: 'array', items: { type: 'string' } }, undefined)[1]).toBe('Mettez des crochets : ["Un conseil, sur place"].');
  expect(typeFault(2026, { type: 'array', items: { type: 'string' } }, undefined)[1]).toBe('Mettez des crochets : ["2026"].');
  expect(typeFault('/demo', { type: 'array', items: { type: 'object' } }, 'Attendu : pages.')[1]).toBe('Attendu : pages.');
  expect(typeFault('9h', { type: 'array', items: { type: 'string', pattern: ':' } }, 'Attendu : heures.')[1]).toBe('Attendu : heures.');
  expect(typeFault('lundi', { type: 'array', items: { type: 'string', enum: ['monday'] } }, 'Attendu : jours.')[1]).toBe('Attendu : jours.');
}); // prettier-ignore

test('a number is put in quotes where the text has then the form of its field', () => {
  expect(typeFault(20260917, { type: 'string', form: { format: 'date' } }, 'Attendu : jour.')[1]).toBe(
    'Attendu : jour.',
  );
  expect(typeFault(75000, { type: 'string', form: { pattern: '\\S' } }, '')[1]).toContain('"75000"');
});

test.each([
  ['time-zone', ['Europe/Paris', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Kolkata', 'America/Argentina/Ushuaia', 'America/Port-au-Prince', 'UTC'],
    ['europe/paris', 'Europe/paris', 'Europe/Paris ', 'CET', 'Paris', '+01:00', 'Mars/Base', '']],
  ['country-code', ['FR', 'GB', 'RE'], ['UK', 'SU', 'XX', 'QZ', 'fr']],
  ['currency-code', ['EUR'], ['EURO']],
  // Written from right to left, or in letters that the fonts lack.
  ['language-code', ['fr', 'de'], ['fa', 'ru', 'ja', 'xq']],
])('a %s by each of its names', (format, known, others) => {
  for (const text of known) expect(text).toSatisfy((one: string) => hasFormat(format, one));
  for (const text of others) expect(text).not.toSatisfy((one: string) => hasFormat(format, one));
}); // prettier-ignore

test.each(['14 days', '2 weeks', '3 j', '1 month', 'NaN'])('%s is offered as no bare number', (text) =>
  expect(typeFault(text, { type: 'integer' }, 'Attendu : une durée.').join(' ')).toMatch(/nombre entier\. Attendu/u),
);

test('two letters in each other’s place are one slip; of four letters, no two are', () => {
  expect(nearest('gfit', ['edit', 'gift', 'gist'])).toBe('gift');
  expect(nearest('name', ['date', 'same-day'])).toBeUndefined();
});

test.each([
  ['Postgres', 'PostgreSQL', true],
  ['Postgre SQL', 'PostgreSQL', true],
  ['Grafanna', 'Grafana', true],
  ['Mixtral', 'Mistral', false],
  ['WhisperX', 'Whisper', false],
  ['Qwen 3', 'Qwen 2', false],
  ['Qwen', 'Qwen 2', false],
  ['PostgreSQL', 'Postgres', true],
  ['Grafana', 'Grafanna', true],
  ['Neo4', 'Neo4j', false],
])('whether %s misspells %s', (word, name, is) => {
  const names = new KnownNames();
  for (const one of ['Ollama', name]) names.add(one);
  expect(names.meantBy(word)).toBe(is ? name : undefined);
});

test('of names that are alike the first is meant, and a name without letters is none', () => {
  const names = new KnownNames();
  for (const name of ['+++', 'PostgreSQL', 'Postgre SQL']) names.add(name);
  expect(names.meantBy('Postgre-SQL')).toBe('PostgreSQL');
  for (const name of ['Ollama', '––']) expect(names.meantBy(name)).toBeUndefined();
});

/** Items that differ from all others. */
const others = (count: number): Json[] => Array.from({ length: count }, (_, index) => ({ id: `autre-${index}` }));

test.each([2, 40])('the last two that say the same, of a list with %d other items', (count) => {
  const list = others(count);
  expect(duplicates(list)).toBeUndefined();
  expect(duplicates([...list, '1', 1, null, true, [1, 2], [2, 1], {}, []])).toBeUndefined();
  expect(duplicates(['a', 'a', ...list, 'b', 'b'])).toEqual({ first: count + 2, second: count + 3 });
  expect(duplicates(['a', 'a', 'a', ...list])).toEqual({ first: 1, second: 2 });
  const [one, same] = [
    { id: 'un', tags: [{ a: 1, b: null }] },
    { tags: [{ b: null, a: 1 }], id: 'un' },
  ];
  expect(duplicates([one, ...list, same])).toEqual({ first: 0, second: count + 1 });
  expect(duplicates([one, ...list, { ...same, tags: [] }])).toBeUndefined();
});

test('items are duplicates where a comparison of all pairs says so, whatever the order of their keys', () => {
  const scalar = fc.constantFrom<Json>(null, 1, '1', '');
  const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }));
  const item = fc.oneof(
    value,
    fc
      .uniqueArray(fc.tuple(fc.constantFrom('id', 'tags', 'constructor'), value), { selector: ([key]) => key })
      .map((entries): Json => Object.fromEntries(entries)),
  );
  forAll([fc.array(item, { maxLength: 4 })], (list) => {
    const hasTwo = list.some((one, place) => list.slice(place + 1).some((other) => isDeepStrictEqual(one, other)));
    expect(duplicates(list) !== undefined).toBe(hasTwo);
  });
});

const paragraph = 'Nous installons la pile chez vous, nous la réglons sur vos documents et nous formons vos équipes.';
const hours = '9 h 30 à 12 h 30 et 14 h à 18 h, sauf le jeudi';
const announced = `- { id: basic, from: 2027-02-01, name: Essentielle, priceEur: 4870, delay: "{facts.delay.usual}" }
- { id: new-price, until: 2027-01-31, name: Bientôt 4 870 €, priceEur: 1, delay: Un jour }`;
const home = 'spec/pages/home.yaml';
const offer = 'spec/pages/offer.yaml';
const offers = 'spec/tables/offers.yaml';

/** Each change: a file, a text of it, and what stands there instead. */
test.each<[string, ...[file: string, from: string, to: string][]]>([
  [
    'opening hours on two pages',
    [home, 'heading: Bienvenue', `heading: ${hours}`],
    [offer, 'heading: "{row.name}"', `heading: ${hours}`],
  ],
  [
    'a word of a name with a number beside that name',
    [offers, 'name: Essentielle', 'name: Windows 11 Pro'],
    [offer, 'heading: "{row.name}"', 'heading: "{row.name} pro, avec {row.name}"'],
  ],
  [
    'a paragraph of a row on another page, by a reference in a text',
    [offers, 'icon: rocket', `icon: rocket\n  level: complet\n  tags: ["${paragraph}"]`],
    [home, 'heading: Bienvenue', 'heading: "{offers.basic.tags.0}"'],
    [offer, 'heading: "{row.name}"', 'heading: { ref: row.tags.0 }'],
  ],
  [
    'a block whose condition names an empty list',
    [offers, 'icon: rocket', 'icon: rocket\n  stages: []'],
    [offer, 'blocks:', 'blocks:\n  - { type: figure-row, when: { ref: row.stages }, figures: { ref: row.stages } }'],
  ],
  [
    'a row that announces a price up to the day before the row that has it',
    [offers, 'icon: rocket', `until: 2027-01-31\n${announced}`],
    [home, 'href: /offres/basic', 'href: /'],
  ],
])('no finding: %s', (_, ...changes) =>
  withProject(undefined, (root) => {
    const files = new Map(changes.map(([file]) => [file, readFileSync(join(root, file), 'utf8')]));
    for (const [file, from, to] of changes) {
      expect(files.get(file)).toContain(from);
      files.set(file, files.get(file)!.replace(from, to));
    }
    expect(
      loaderOf(root, { day, ahead: true })
        .load(files)
        .findings.map(({ message }) => message),
    ).toEqual([]);
  }),
);
