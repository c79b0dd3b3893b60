import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../src/forms/draft.ts';
import type { FormFields } from '../../src/forms/form-fields.ts';
import { noticeOf, restoreDraft } from '../../src/forms/restore-draft.ts';

const choiceNames = ['subject', 'sector'];
const textNames = ['name', 'company', 'message', 'specificNeeds'];
const choices = new Set(choiceNames);
const empty: FormFields = Object.fromEntries([...choiceNames, ...textNames].map((name) => [name, '']));

const text = fc.oneof(
  fc.constantFrom('', ' ', '\n', 'Pack\u00A0: Business\n', '__proto__', '👩🏽‍⚕️', 'a\nb'),
  fc.string({ unit: 'grapheme' }),
);
const chosen = fc.constantFrom('', 'demo', 'training', 'other');
const fields: fc.Arbitrary<FormFields> = fc.record(
  { subject: chosen, sector: chosen, name: text, company: text, message: text, specificNeeds: text },
  { requiredKeys: [], noNullPrototype: true },
);
/** What a link asks for: choices, and the message. An address never asks for nothing. */
const asked = fc
  .record(
    { subject: chosen, sector: chosen, message: fc.constantFrom('Pack\u00A0: Business\n', 'Modèle\u00A0: X\n') },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));

describe('a draft that comes back', () => {
  test('keeps every text that was written, whatever the link', () => {
    fc.assert(
      fc.property(fields, asked, fc.boolean(), (draft, link, isNewVisit) => {
        const restored = restoreDraft(draft, link, choices, isNewVisit);
        for (const name of textNames.filter((key) => draft[key] !== undefined && draft[key] !== '')) {
          expect(restored.values[name]).toBe(draft[name]);
          expect(restored.draft[name]).toBe(draft[name]);
        }
      }),
    );
  });

  test('makes way for the choices of a link that was followed, and for its texts where there are none', () => {
    fc.assert(
      fc.property(fields, asked, (draft, link) => {
        const { values } = restoreDraft(draft, link, choices, true);
        for (const [name, value] of Object.entries(link)) {
          expect(values[name]).toBe(choices.has(name) ? value : draft[name] || value);
        }
      }),
    );
  });

  test('is whole after a reload and on a way back, emptied fields included', () => {
    fc.assert(
      fc.property(fields, asked, (draft, link) => {
        expect(restoreDraft(draft, link, choices, false)).toEqual({ draft, values: { ...link, ...draft } });
      }),
    );
  });
});

/** What a visitor does next. */
const step = fc.oneof(
  fc.record({ act: fc.constant('type' as const), name: fc.constantFrom(...textNames), value: text }),
  fc.record({ act: fc.constant('choose' as const), name: fc.constantFrom(...choiceNames), value: chosen }),
  fc.record({ act: fc.constant('follow' as const), link: asked }),
  fc.record({ act: fc.constant('reload' as const) }),
);

test('500 random walks between links, reloads and typing lose no text', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let link: FormFields = {};
      let draft: FormFields = {};
      let form: FormFields = empty;
      /** What the visitor last wrote into each text. */
      const written: Record<string, string> = {};
      for (const next of steps) {
        if (next.act === 'type' || next.act === 'choose') {
          // What already stands there is not typed.
          if (next.act === 'type' && form[next.name] !== next.value) written[next.name] = next.value;
          form = withField(form, next.name, next.value);
          draft = draftOf(form, over(empty, link), draft);
        } else {
          if (next.act === 'follow') link = next.link;
          const restored = restoreDraft(draft, link, choices, next.act === 'follow');
          draft = restored.draft;
          form = over(empty, restored.values);
        }
        for (const [name, value] of Object.entries(written)) {
          // An empty field is one that a link may fill in.
          if (value !== '') expect(form[name]).toBe(value);
        }
        if (next.act === 'follow') expect(form).toMatchObject(pick(next.link, (name) => choices.has(name)));
      }
    }),
    { numRuns: 500 },
  );
});

describe('what is said of it', () => {
  const say = (draft: FormFields, link: FormFields, isNewVisit = true) => {
    const restored = restoreDraft(draft, link, choices, isNewVisit);
    const untouched = { ...empty, ...link };
    const state = { fields: { ...empty, ...restored.values }, draft: restored.draft, asked: link, untouched };
    return noticeOf(state, choices, isNewVisit);
  };
  const message = 'Pack\u00A0: Business\n';

  test.each([
    ['nothing was left', {}, {}, undefined],
    ['nothing was left, with a link', {}, { subject: 'demo', message }, undefined],
    ['a name', { name: 'Ada' }, {}, 'restored'],
    ['a name, and a link that fills in the message', { name: 'Ada' }, { message }, 'restored'],
    ['a message where the link has one', { message: 'Bonjour' }, { message }, 'linkLeftOut'],
    ['a message that goes on from that of the link', { message: `${message}Bonjour` }, { message }, 'restored'],
    ['a choice that the link overrules', { subject: 'other' }, { subject: 'demo' }, undefined],
    ['a choice', { subject: 'other' }, {}, 'restored'],
    ['a text that was emptied', { message: '' }, {}, undefined],
  ])('%s', (_, draft, link, notice) => {
    expect(say(draft, link)).toBe(notice);
  });

  test('after a reload the link has nothing to add: it was followed before', () => {
    expect(say({ message: 'Bonjour' }, { message }, false)).toBe('restored');
  });

  test('a text typed before the form came to life stands in the way of the link too', () => {
    const state = { fields: { ...empty, message: 'Bonjour' }, draft: {}, asked: { message }, untouched: { message } };
    expect(noticeOf(state, choices, true)).toBe('linkLeftOut');
  });
});

function withField(form: FormFields, name: string, value: string): FormFields {
  return { ...form, [name]: value };
}

function over(below: FormFields, above: FormFields): FormFields {
  return { ...below, ...above };
}

function pick(all: FormFields, isWanted: (name: string) => boolean): FormFields {
  return Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
}
