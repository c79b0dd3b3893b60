import { beforeEach, describe, expect, test } from 'vitest';
import { factUsage } from '../../codegen/model/facts/fact-usage.ts';
import { registerFacts } from '../../codegen/model/facts/register-facts.ts';
import { withRegisters } from '../../codegen/model/facts/shelve-facts.ts';
import { PageCompletion } from '../../codegen/model/assemble/complete-pages.ts';
import { arrivalsOf } from '../../codegen/model/forms/arrivals.ts';
import { expandForm } from '../../codegen/model/forms/expand-form.ts';
import { queryParametersOf } from '../../codegen/model/forms/query-parameters.ts';
import { requestPlaces } from '../../codegen/model/forms/requests.ts';
import { formerAddresses } from '../../codegen/model/redirects/former-addresses.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { forgetRemembered } from '../../codegen/base/remembered.ts';
import { usedBlocks } from '../../codegen/site/emit/used-blocks.ts';

const schemas = {
  common: {},
  blocks: new Map([
    ['form', { properties: { form: { form: true } } }],
    ['register', { register: 'groups' }],
    ['reader', { shows: ['offers.text'] }],
  ]),
  kinds: new Map(),
  tables: new Map([['offers', {}]]),
};

const none = new Map<string, never>();

const shown = { type: 'form', id: 'message', form: { ref: 'forms.contact' } };
const plan = {
  path: '/contact',
  template: '/contact',
  route: { value: { aliases: ['/ecrire'], opensAt: { '/ecrire': 'message' } }, facts: new Map([['a', []]]) },
  page: { data: { blocks: [shown] } },
  row: undefined,
  blocks: [{ value: { type: 'text' }, facts: new Map([['b', []]]) }],
};
const contact = { data: { requestParameter: 'demande', links: [{ parameter: 'offre', from: ['offers'] }] } };
const offer = { id: 'a', data: { id: 'a', formerIds: ['z'], text: 'A' } };
const offers = { forms: new Map([['contact', contact]]), tables: new Map([['offers', [offer]]]) };
const reading = { ...plan, blocks: [{ value: { type: 'reader' }, facts: new Map() }] };
const offered = { kind: 'row', name: 'offers', resolved: { value: { id: 'a' }, facts: new Map([['c', [['text']]]]) } };
const fact = { label: 'Délai', source: 'Nous', value: 48, unit: 'h' };
const facts = { source: { annotations: [] }, value: { a: fact } };
const noted = { annotations: [{ kind: 'toVerify', reason: 'À revoir', path: ['text'] }], data: { text: '{facts.a}' } };
const locale = { language: 'fr', country: 'FR', currency: 'EUR', rangeTo: 'à', typeset: (text: string) => text };
const onHome = new Set(['/']);
const shownOnHome = new Map(['a', 'b'].map((id) => [id, { everywhere: false, pages: onHome }]));
const registered = [{ id: 'a', label: 'Délai', source: 'Nous', readings: [{ text: '48 h', pages: ['/'] }] }];
const home = { path: '/', family: 'home', head: { title: 'Accueil' }, blocks: [] };
const register = {
  path: '/chiffres',
  family: 'register',
  blocks: [{ type: 'register', groups: [{ pages: ['home'] }] }],
};
const form = {
  groups: [{ fields: [{ name: 'offer', choices: { from: 'offers', figure: 'days' } }] }],
  links: [{ parameter: 'p', from: ['offers'], field: 'offer' }],
};
const sources = {
  from: [1],
  language: 'fr',
  tables: new Map([['offers', [{ id: 'a', label: 'A', days: 2 }]]]),
  unitOf: () => '',
  priceText: String,
  roleOf: () => undefined,
};
const elsewhere = {
  conditions: new Map([['chat-set', true]]),
  places: new Map(),
  arrivals: new Map(),
  choices: sources,
  schemas,
};
const conditional = {
  ...plan,
  route: { value: {} },
  blocks: [{ value: { type: 'text', when: 'chat-set', href: '/contact' } }],
};
const arriving = new Map([['/contact', { anchor: 'message', asked: false }]]);
let completion = new PageCompletion();

/** A part of loading, and what it is made of in one run after the other: each another one than that before. */
const parts: [name: string, make: (...given: never[]) => unknown, runs: unknown[][]][] = [
  [
    'forms of pages',
    (forms, plans) => requestPlaces({ forms }, plans, schemas as never),
    [
      [offers.forms, [plan]],
      [offers.forms, [{ ...plan, path: '/autre' }]],
      [offers.forms, [{ ...plan, route: { value: {} } }]],
      [offers.forms, [{ ...plan, page: { data: { blocks: [{ ...shown, id: 'autre' }] } } }]],
      [offers.forms, [{ ...plan, page: { data: { blocks: [] } } }]],
      [new Map([['contact', { data: {} }]]), [plan]],
    ],
  ],
  [
    'where links arrive',
    (places, plans) => arrivalsOf(places, plans),
    [
      [none, [plan]],
      [none, [{ ...plan, route: { value: { opensAt: { '/ecrire': 'autre' } } } }]],
      [new Map([['/', { anchor: 'ici' }]]), [plan]],
    ],
  ],
  [
    'parameters of forms',
    (index, plans) => queryParametersOf(index, plans, schemas as never),
    [
      [offers, [plan]],
      [offers, [{ ...plan, page: { data: { blocks: [] } } }]],
      [offers, [{ ...plan, path: '/autre' }]],
      [{ ...offers, tables: new Map([['offers', [{ ...offer, data: { id: 'b' } }]]]) }, [plan]],
      [
        { ...offers, forms: new Map([['contact', { data: { links: [{ parameter: 'autre', from: ['offers'] }] } }]]) },
        [plan],
      ],
    ],
  ],
  [
    'use of facts',
    (pages, values) => factUsage({ pages, values, schemas: schemas as never }),
    [
      [[plan], []],
      [[{ ...plan, path: '/autre' }], []],
      [[{ ...plan, blocks: [] }], []],
      [[plan], [offered]],
      [[reading], [offered]],
      [[reading], [{ ...offered, resolved: { value: { id: 'a' }, facts: new Map([['d', [['text']]]]) } }]],
      [[reading], [{ ...offered, resolved: { value: { id: 'a' }, facts: new Map([['d', [['other']]]]) } }]],
      [[plan], [{ ...offered, name: 'site' }]],
    ],
  ],
  [
    'register of facts',
    (given, documents, usage, how) => registerFacts({ facts: given, sources: documents, usage, locale: how }),
    [
      [facts, [], shownOnHome, locale],
      [{ ...facts, value: { a: { ...fact, value: 24 } } }, [], shownOnHome, locale],
      [facts, [noted], shownOnHome, locale],
      [
        facts,
        [{ ...noted, annotations: noted.annotations.map((one) => ({ ...one, reason: 'Ancien' })) }],
        new Map(shownOnHome),
        locale,
      ],
      [facts, [], new Map([['a', { everywhere: true, pages: onHome }]]), locale],
      [facts, [], none, locale],
      [facts, [], new Map([['a', { everywhere: false, pages: new Set(['/autre']) }]]), locale],
      [{ ...facts, value: { b: fact } }, [], shownOnHome, locale],
      [facts, [], shownOnHome, { ...locale, typeset: (text: string) => text.toUpperCase() }],
      [{ ...facts, source: { annotations: [{ kind: 'drafted', path: ['a', 'value'] }] } }, [], shownOnHome, locale],
    ],
  ],
  [
    'shelves of facts',
    (pages, told) => withRegisters(pages, schemas as never, told),
    [
      [[home, register], registered],
      [[{ ...home, head: { title: 'Début' } }, register], registered],
      [[{ ...home, name: 'accueil' }, register], registered],
      [[{ ...home, family: 'autre' }, register], registered],
      [[home, register], registered.map((one) => ({ ...one, label: 'Durée' }))],
    ],
  ],
  [
    'forms with their choices',
    (given) => expandForm(form, given),
    [
      [sources],
      [{ ...sources, tables: new Map([['offers', [{ id: 'b', label: 'B' }]]]) }],
      [{ ...sources, from: [2], unitOf: () => 'h' }],
    ],
  ],
  [
    'completed pages',
    (pages, given) => {
      completion.begin(given);
      return completion.pages(pages, given);
    },
    [
      [[conditional], elsewhere],
      [[conditional], { ...elsewhere, conditions: new Map([['chat-set', false]]) }],
      [[conditional], { ...elsewhere, arrivals: arriving }],
      [[{ ...conditional, blocks: [{ value: { type: 'text' } }] }], elsewhere],
    ],
  ],
  [
    'addresses that rows had',
    (plans, taken) => formerAddresses(plans, taken),
    [
      [[{ ...plan, template: '/{row.id}', row: offer }], new Set()],
      [[{ ...plan, template: '/{row.id}', row: offer }], new Set(['/z'])],
      [[{ ...plan, template: '/{row.id}', row: { ...offer, data: { formerIds: ['y'] } } }], new Set()],
    ],
  ],
  [
    'table of routes',
    (pages) => routeTable(pages, []),
    [[[home]], [[{ ...home, path: '/autre' }]], [[{ ...home, aliases: ['/b'] }]]],
  ],
  [
    'blocks that are used',
    (pages) => usedBlocks({ pages }),
    [[[home]], [[register]], [[home, { ...register, blocks: [{ type: 'text' }] }]]],
  ],
];

function forget(): void {
  forgetRemembered();
  completion = new PageCompletion();
}

beforeEach(forget);

describe.each(parts)('%s', (_, make, runs) => {
  const fresh = runs.map((given) => {
    forget();
    return make(...(given as never[]));
  });

  test('come to the same after any other run', () => {
    for (const [before, first] of runs.entries())
      for (const [now, given] of runs.entries()) {
        make(...(first as never[]));
        expect(make(...(given as never[])), `${now} after ${before}`).toEqual(fresh[now]);
      }
  });

  test('are other ones where what they are made of is', () => {
    expect(new Set(fresh.map((made) => JSON.stringify(made, plainly))).size).toBe(runs.length);
  });
});

function plainly(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return value instanceof Set ? [...value] : value;
}
