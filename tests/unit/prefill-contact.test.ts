import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeHints } from '../../src/blocks/contact-form/active-hints.ts';
import { prefillContact } from '../../src/blocks/contact-form/prefill-contact.ts';
import { valueOf } from '../../src/forms/options.ts';
import { contactHints } from '#generated/tables/contact-hints.ts';
import { contactSubjects } from '#generated/tables/contact-subjects.ts';
import { formOptions } from '#generated/tables/form-options.ts';

const topics = {
  type: { technical: 'Technique' },
  cas: { training: 'Formation' },
  expertise: { training: 'Formation des équipes' },
  approche: { dwy: 'Done With You' },
  pack: { business: 'Business' },
  technologie: { n8n: 'n8n' },
  modele: { finance: 'Lecture d’un dossier' },
  demande: { 'guide-1': 'Le guide' },
};
const texts = {
  demoKind: 'Démo',
  useCaseKind: 'Usage',
  expertiseKind: 'Domaine',
  approachKind: 'Approche',
  packKind: 'Pack',
  technologyKind: 'Technologie',
  templateKind: 'Modèle',
};
const prefill = (search: string) => prefillContact(search, topics, texts);
const sectors = formOptions.flatMap(({ id, options }) =>
  id === 'sector' ? options.flatMap(({ sector, label }) => (sector === undefined ? [] : { sector, label })) : [],
);

test.each([
  ['', {}],
  ['?type=technical', { subject: 'demo', topic: 'Démo\u00A0: Technique' }],
  ['?cas=training&demande=guide-1', { topic: 'Usage\u00A0: Formation · Le guide' }],
  ['?technologie=n8n', { topic: 'Technologie\u00A0: n8n' }],
  ['?modele=finance', { topic: 'Modèle\u00A0: Lecture d’un dossier' }],
  // A use case and a field of expertise have the same id, and each is named by its own parameter.
  [
    '?expertise=training&approche=dwy',
    { topic: 'Domaine\u00A0: Formation des équipes · Approche\u00A0: Done With You' },
  ],
  ['?pack=n8n&technologie=business&modele=training', {}],
  ['?sujet=Demo&secteur=Finance&type=none&cas=toString&demande=__proto__', {}],
  ['?name=Ada&email=a@b.fr&message=achetez&topic=achetez', {}],
])('%s asks for %o', (search, fields) => {
  expect(prefill(search)).toEqual(fields);
});

test('every subject and sector of the form can be asked for, with a topic too', () => {
  for (const { id: subject } of contactSubjects) {
    expect(prefill(`?sujet=${subject}`)).toEqual({ subject });
    // The subject that is asked for stands, also where a kind of demo would bring its own.
    expect(prefill(`?type=technical&sujet=${subject}`)).toEqual({ subject, topic: 'Démo\u00A0: Technique' });
  }
  for (const { sector, label } of sectors)
    expect(prefill(`?secteur=${sector}&pack=business`)).toEqual({
      sector: valueOf(label),
      topic: 'Pack\u00A0: Business',
    });
});

test('no address puts a text of its own into the form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sujet', 'secteur', 'message', 'topic', ...Object.keys(topics)),
      fc.string(),
      (name, value) => {
        const foreign = `${value}!`;
        expect(prefill(`?${new URLSearchParams({ [name]: foreign }).toString()}`)).toEqual({});
      },
    ),
  );
});

test('a hint answers to each of its choices, whatever the kind of space in their label, and to no other', () => {
  const ids = (fields: Record<string, string>) => activeHints(fields).map(({ id }) => id);
  const fieldOf = ({ criterion }: (typeof contactHints)[number], option: string) => ({
    [criterion]:
      criterion === 'subject' ? (contactSubjects.find(({ label }) => label === option)?.id ?? '') : valueOf(option),
  });
  expect(ids({})).toEqual([]);
  expect(ids({ priority: '', subject: '', sector: '' })).toEqual([]);
  expect(ids({ priority: 'none', subject: 'none', sector: 'none' })).toEqual([]);
  for (const hint of contactHints)
    for (const option of hint.options) {
      const answering = contactHints.filter(
        ({ criterion, options }) => criterion === hint.criterion && options.includes(option),
      );
      expect(ids(fieldOf(hint, option))).toEqual(answering.map(({ id }) => id));
    }
});
