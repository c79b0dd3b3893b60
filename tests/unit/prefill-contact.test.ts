import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeHints } from '../../src/blocks/contact-form/active-hints.ts';
import { prefillContact } from '../../src/blocks/contact-form/prefill-contact.ts';

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

test.each([
  ['', {}],
  ['?sujet=compliance', { subject: 'compliance' }],
  ['?secteur=healthcare', { sector: 'Santé & Pharmaceutique' }],
  ['?type=technical', { subject: 'demo', topic: 'Démo\u00A0: Technique' }],
  ['?type=technical&sujet=training', { subject: 'training', topic: 'Démo\u00A0: Technique' }],
  ['?cas=training&demande=guide-1', { topic: 'Usage\u00A0: Formation · Le guide' }],
  ['?pack=business&sujet=deployment', { subject: 'deployment', topic: 'Pack\u00A0: Business' }],
  ['?technologie=n8n', { topic: 'Technologie\u00A0: n8n' }],
  ['?secteur=finance&modele=finance', { sector: 'Finance & Banque', topic: 'Modèle\u00A0: Lecture d’un dossier' }],
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

test('hints answer to the choices, whatever the kind of space in their label', () => {
  const ids = (fields: Record<string, string>) => activeHints(fields).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ priority: '', subject: '', sector: '' })).toEqual([]);
  expect(ids({ priority: 'Normal', subject: 'other', sector: 'Autre' })).toEqual([]);
  expect(ids({ priority: 'Très urgent', subject: 'technical', sector: 'Secteur Public' })).toEqual([
    'very-urgent', 'technical', 'regulated-sector',
  ]); // prettier-ignore
});
