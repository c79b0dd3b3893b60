import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, noticeOf, restoreDraft } from '../../src/forms/draft.ts';
import { topicName, type FormFields } from '../../src/forms/form-fields.ts';
import { forAll, forAllOf } from '../run/for-all.ts';

const choiceNames = ['subject', 'sector'];
const textNames = ['name', 'company', 'message', 'specificNeeds'];
const empty: FormFields = Object.fromEntries([...choiceNames, ...textNames, topicName].map((name) => [name, '']));

const text = fc.oneof(
  fc.constantFrom('', ' ', '\n', 'Pack\u00A0: Business', '__proto__', '👩🏽‍⚕️', 'a\nb'),
  fc.string({ unit: 'grapheme' }),
);
const chosen = fc.constantFrom('', 'demo', 'training', 'other');
const topic = fc.constantFrom('Pack\u00A0: Business', 'Modèle\u00A0: X', 'Guide');
const fields: fc.Arbitrary<FormFields> = fc.record(
  {
    subject: chosen,
    sector: chosen,
    name: text,
    company: text,
    message: text,
    specificNeeds: text,
    [topicName]: fc.oneof(fc.constant(''), topic),
  },
  { requiredKeys: [], noNullPrototype: true },
);
/** What a link asks for: choices, and what the request is about. An address never asks for nothing. */
const asked = fc
  .record({ subject: chosen, sector: chosen, [topicName]: topic }, { requiredKeys: [], noNullPrototype: true })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));

test('a draft that comes back keeps a text that was written under a link that proposes another, which fills one left empty', () =>
  forAll([fields, text], (draft, message) => {
    const isWritten = (name: string) => textNames.includes(name);
    const { values } = restoreDraft(draft, { message, subject: 'demo' }, true, isWritten);
    expect(values).toMatchObject({ message: draft['message'] || message, subject: 'demo' });
  }));

const over = (below: FormFields, above: FormFields): FormFields => ({ ...below, ...above });

const step = fc.oneof(
  fc.record({ act: fc.constant('type' as const), name: fc.constantFrom(...textNames), value: text }),
  fc.record({ act: fc.constant('choose' as const), name: fc.constantFrom(...choiceNames), value: chosen }),
  fc.record({ act: fc.constant('follow' as const), link: asked }),
  fc.record({ act: fc.constant('reload' as const) }),
);

test('500 random walks between links, reloads and typing lose no text', () => {
  forAllOf([fc.array(step, { maxLength: 30 })], { numRuns: 500 }, (steps) => {
    let link: FormFields = {};
    let draft: FormFields = {};
    let form: FormFields = empty;
    /** What the visitor last wrote into each text. */
    const written: Record<string, string> = {};
    for (const next of steps) {
      const topicBefore = form[topicName];
      if (next.act === 'type' || next.act === 'choose') {
        // What already stands there is not typed.
        if (next.act === 'type' && form[next.name] !== next.value) written[next.name] = next.value;
        form = over(form, { [next.name]: next.value });
        draft = draftOf(form, over(empty, link), draft);
      } else {
        if (next.act === 'follow') link = next.link;
        const restored = restoreDraft(draft, link, next.act === 'follow');
        draft = restored.draft;
        form = over(empty, restored.values);
      }
      expect(form).toMatchObject(written);
      if (next.act === 'follow') expect(form).toMatchObject(next.link);
      // Gone only by the visitor's hand, and nothing here removes it.
      if (topicBefore !== '' && Object.values(written).some((value) => value !== ''))
        expect(form[topicName]).not.toBe('');
    }
  });
});

const say = (draft: FormFields, link: FormFields) =>
  noticeOf(restoreDraft(draft, link, true).draft, { ...empty, ...link });
const pack = 'Pack\u00A0: Business';

test.each([
  ['nothing was left', {}, {}, undefined],
  ['nothing was left, with a link', {}, { subject: 'demo', topic: pack }, undefined],
  ['a name', { name: 'Ada' }, {}, 'restored'],
  ['a message, and a link to something', { message: 'Bonjour' }, { topic: pack }, 'restored'],
  ['a message about something', { topic: pack, message: 'Bonjour' }, {}, 'restored'],
  ['a choice that the link overrules', { subject: 'other' }, { subject: 'demo' }, undefined],
  ['a topic that the link overrules', { topic: 'Guide' }, { topic: pack }, undefined],
  ['a choice', { subject: 'other' }, {}, 'restored'],
  ['a text that was emptied', { message: '' }, {}, undefined],
])('what is said of a draft: %s', (_, draft, link, notice) => expect(say(draft, link)).toBe(notice));
