import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Form } from '#generated/types.ts';
import { readDraft, readRequest, writeDraft } from '../../src/forms/draft.ts';
import { requestFor } from '../../src/forms/sent-request.ts';
import { memoryStorage } from './fixtures/memory-storage.ts';
import { requestFields } from '../../src/forms/prefill.ts';
import { forAll, forAllOf } from '../run/for-all.ts';
import { formerIdsByParameter } from '../../codegen/model/redirects/redirects.ts';
import { withCurrentIds } from '../../src/forms/deep-link.ts';

const key = 'draft-contact';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** What a visitor does with a form: writes, sends without an answer, loses the page, is told that it arrived, clears. */
const step = fc.oneof(
  fc.record({ act: fc.constant('write' as const), message: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ act: fc.constantFrom('send' as const, 'leave' as const, 'arrive' as const) }),
);

test('500 random walks: what is sent again without a change bears the same id, whatever page sends it', () => {
  forAllOf([fc.array(step, { maxLength: 30 })], { numRuns: 500 }, (steps) => {
    sessionStorage.clear();
    let message = '';
    /** What the open page remembers, and what the receiver got last of this form. */
    let remembered: ReturnType<typeof readRequest>;
    let last: ReturnType<typeof readRequest>;
    const used = new Set<string>();
    for (const next of steps) {
      if (next.act === 'write') {
        message = next.message;
        writeDraft(key, { message });
      } else if (next.act === 'leave') {
        remembered = undefined;
        message = readDraft(key)['message'] ?? '';
      } else if (message !== '' && next.act === 'send') {
        const request = requestFor(`message=${message}`, [remembered, readRequest(key)]);
        expect(request.body).toBe(`message=${message}`);
        if (request.body === last?.body) expect(request.requestId).toBe(last.requestId);
        else expect(used).not.toContain(request.requestId);
        used.add(request.requestId);
        remembered = request;
        last = request;
        writeDraft(key, readDraft(key), request);
      } else if (next.act === 'arrive') {
        remembered = undefined;
        last = undefined;
        message = '';
        writeDraft(key, {});
      }
      expect(readDraft(key)).toEqual(message === '' ? {} : { message });
    }
  });
});

test.each(['null', '[]', '"x"', '{', '{"request":1}', '{"request":{"requestId":1,"body":"a"}}'])(
  'what is no request is none: %s',
  (json) => {
    sessionStorage.setItem(key, json);
    expect(readRequest(key)).toBeUndefined();
  },
);

const choices = [
  { value: 'devis', label: 'Demande de\u00A0devis' },
  { value: "Plus d'un an", label: 'Plus d’un\u00A0an' },
];
const form = {
  groups: [{ legend: 'x', fields: [{ name: 'subject', kind: 'choice', label: 'Sujet', choices }] }],
} as Pick<Form, 'groups'>;

test('the label of a choice travels beside its id, and the page with both', () => {
  const sent = requestFields(form, { subject: 'devis', message: 'devis' }, '/contact');
  expect(sent).toEqual({ subject: 'devis', subjectLabel: 'Demande de devis', message: 'devis', page: '/contact' });
  expect(Object.keys(sent)).toEqual(['subject', 'subjectLabel', 'message', 'page']);
});

test('a choice whose value says it travels alone', () => {
  expect(requestFields(form, { subject: "Plus d'un an" }, '/')).toEqual({ subject: "Plus d'un an", page: '/' });
  expect(requestFields(form, { subject: '' }, '/')).toEqual({ subject: '', page: '/' });
});

test('what a link named travels by its id too, several in one, and nothing beside what a visitor could have changed', () => {
  const links = [
    { parameter: 'pack', rows: { starter: { topic: 'Pack : Starter' } } },
    { parameter: 'cas', rows: { support: { topic: 'Cas : Support' }, other: { subject: 'x' } } },
  ];
  const about = (topic: string) => requestFields({ ...form, links }, { topic }, '/')['topicId'];
  expect(about('Pack : Starter')).toBe('pack:starter');
  expect(about('Cas : Support · Pack : Starter')).toBe('pack:starter,cas:support');
  expect([about(''), about('Ce que ce site ne nomme plus')]).toEqual([undefined, undefined]);
});

test('no answer is lost to what travels beside it', () => {
  const fields = fc.dictionary(
    fc.constantFrom('subject', 'subjectLabel', 'message', 'name'),
    fc.oneof(fc.constantFrom('devis', ''), fc.string()),
  );
  forAll([fields], (written) => {
    expect(requestFields(form, written, '/contact')).toMatchObject(written);
  });
});

const linkTables = { cas: ['use-cases'], type: ['demo-types'] };
const tables = {
  useCases: [{ id: 'formation', formerIds: ['training', 'learning'] }, { id: 'legal' }],
  demoTypes: [{ id: 'overview' }],
};

const former = { cas: { training: 'formation', learning: 'formation' } };

test('the former ids of rows stand under the parameter that links name them by', () =>
  expect(formerIdsByParameter({ linkTables, tables })).toEqual(former));

test.each([
  ['?cas=training&secteur=finance', 'cas=formation&secteur=finance'],
  ['v=1&cas=learning', 'v=1&cas=formation'],
])('%s names the row by its id of now', (query, expected) => expect(withCurrentIds(query, former)).toBe(expected));

const current = ['?cas=legal', '?type=training', '?cas=', '', '?cas=constructor&x=a%20b', '?constructor=x'];
test.each(current)('%s stays as it is', (query) => expect(withCurrentIds(query, former)).toBe(query));
