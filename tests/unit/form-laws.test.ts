import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeRequest } from '../../src/forms/sent-request.ts';
import { draftOf, readDraft, writeDraft } from '../../src/forms/draft.ts';
import { readFields, topicName, trapName, type FormFields } from '../../src/forms/form-fields.ts';
import { memoryStorage } from './fixtures/memory-storage.ts';
import { anyCharacter, forAllOf } from '../run/for-all.ts';
import { linksOf } from '../../codegen/model/forms/links.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import type { RolePlan } from '../../codegen/model/roles/plan.ts';

const names = [
  'name', 'company', 'email', 'phone', 'subject', 'message', 'sector', 'companySize', 'budget', 'timeline', 'priority',
  'preferredContact', 'currentChallenge', 'specificGoals', 'date', 'time', 'useCase', 'specificNeeds', 'currentSolution',
  topicName,
]; // prettier-ignore

const awkward = fc.constantFrom(
  '', ' ', '\n', 'a\nb\n\nc', '« l’“IA” » & \'co\' "x"', '👩🏽‍⚕️🇫🇷', 'é\u0301', 'a=b&c=d+e%20;?#', '\t', '<script>', '__proto__',
  'x'.repeat(10_000), '€ é\n'.repeat(2_500),
); // prettier-ignore
const text = fc.oneof(awkward, fc.string({ unit: anyCharacter, maxLength: 200 }), fc.string({ unit: 'grapheme' }));
const anyFill = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: names.length, noNullPrototype: true });
const runs = { numRuns: 500 };

describe('500 random fills lose nothing', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('a draft is read back as it was written', () =>
    forAllOf([anyFill], runs, (fields) => {
      writeDraft('draft-contact', fields);
      expect(readDraft('draft-contact')).toEqual(fields);
    }));

  test('a draft over the same address gives the same form back, whatever it held before', () => {
    forAllOf([anyFill, anyFill, anyFill], runs, (fields, prefilled, known) => {
      const form = { ...everyFieldEmpty(), ...fields };
      const draft = draftOf(form, prefilled, known);
      expect({ ...everyFieldEmpty(), ...prefilled, ...draft }).toEqual(form);
      // What was written comes back with what it is about, under another address too.
      if (Object.keys(draft).length > 0) expect({ ...everyFieldEmpty(), ...draft }[topicName]).toBe(form[topicName]);
    });
  });

  test('what travels is what the form held, for any receiver that reads urlencoded bodies', () =>
    forAllOf([anyFill], runs, (fields) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      data.append(trapName, 'filled in by a robot');
      const body = encodeRequest({ form: 'contact', requestId: 'r1', fields: readFields(data) }).toString();
      const received = Object.fromEntries(new URLSearchParams(body));
      expect(received).toEqual({ form: 'contact', requestId: 'r1', ...fields });
    }));
});

test('a draft keeps what the visitor changed, emptied fields included, and not what only came with the address, but for the topic', () => {
  const form = { name: 'Ada', subject: 'demo', message: '', sector: '' };
  expect(draftOf(form, { subject: 'demo', message: 'Guide' }, {})).toEqual({ name: 'Ada', message: '' });
  expect(draftOf(form, { subject: 'demo' }, { subject: 'demo' })).toEqual({ name: 'Ada', subject: 'demo' });
  const asked = { topic: 'Guide' };
  expect(draftOf({ name: 'Ada', topic: 'Guide' }, asked, {})).toEqual({ name: 'Ada', topic: 'Guide' });
  expect(draftOf({ name: '', topic: 'Guide' }, asked, {})).toEqual({});
  expect(draftOf({ name: '', topic: '' }, asked, {})).toEqual({ topic: '' });
});

test.each([null, '', '{', 'null', '[]', '12', '"text"', '{"age":3,"deep":{"a":"b"}}'])(
  'what is not a draft (%s) is no draft',
  (json) => {
    vi.stubGlobal('sessionStorage', { getItem: () => json });
    expect(readDraft('draft-contact')).toEqual({});
    vi.unstubAllGlobals();
  },
);

function everyFieldEmpty(): FormFields {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** How a row plays a role whose fields have the same names. */
const planOf = (...fields: string[]): RolePlan => ({
  fields: new Map(fields.map((field) => [field, { kind: 'field', path: field }])),
  faults: [],
});

/** What links of a form name, in these tables. */
function linkedIn(tables: Readonly<Record<string, readonly JsonObject[]>>, ...links: JsonObject[]) {
  const site: Parameters<typeof linksOf>[1] = {
    tables: new Map(Object.entries(tables)),
    language: 'fr',
    priceText: (eur) => `${eur} €`,
    dayText: (day) => `le ${day}`,
    words: { cancelled: 'Annulé', postponed: 'Reporté' },
    roleOf: (_, role) => (role === 'event' ? planOf('status') : planOf('name', 'date', 'location', 'fee')),
  };
  return linksOf({ links }, site).map((link) => link['rows']);
}

test('the topic of a link has the day, the place and the fee that its row gives', () => {
  const meetings = [
    { id: 'whole', name: 'Atelier', date: '2031-05-02', location: 'Brest', fee: 40 },
    { id: 'free', name: 'Visite', date: '2031-05-03', fee: 0 },
    { id: 'bare', name: 'Guide' },
  ];
  expect(linkedIn({ meetings }, { parameter: 'ask', from: ['meetings'] })).toEqual([
    {
      whole: { topic: 'Atelier (le 2031-05-02, Brest, 40 €)' },
      free: { topic: 'Visite (le 2031-05-03)' },
      bare: { topic: 'Guide' },
    },
  ]);
});

const fills = { subject: 'training', message: 'Une place à « … ».' };

test('an event that is off is named with its mark, and no message asks for a place', () => {
  const meetings = [{ id: 'visit', name: 'Visite', status: 'cancelled' }];
  const rows = linkedIn({ meetings }, { parameter: 'ask', from: ['meetings'], fills });
  expect(rows).toEqual([{ visit: { topic: 'Visite – Annulé', subject: 'training' } }]);
});

test('lines of one parameter fill in other answers, with the name of the row in them', () => {
  const tables = {
    meetings: [{ id: 'visit', name: 'Visite', location: 'Brest' }],
    guides: [{ id: 'guide', name: 'Guide' }],
  };
  const items = [{ id: 'all', title: 'Tout $&' }];
  const rows = linkedIn(
    tables,
    { parameter: 'ask', from: ['meetings'], fills },
    { parameter: 'ask', from: ['guides'], items, fills: { message: '…, merci.' } },
  );
  expect(rows).toEqual([
    {
      visit: { topic: 'Visite (Brest)', subject: 'training', message: 'Une place à « Visite (Brest) ».' },
      guide: { topic: 'Guide', message: 'Guide, merci.' },
      all: { topic: 'Tout $&', message: 'Tout $&, merci.' },
    },
  ]);
});
