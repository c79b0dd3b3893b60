import { describe, expect, test } from 'vitest';
import { choicesOf, valueOfRow } from '../../src/forms/options.ts';
import { createValidators } from '../../codegen/validate/validators.ts';
import { schemas, site, vocabulary } from './real-site.ts';

const { contactSubjects, formOptions, sectors, useCases } = site.tables;
const valuesOf = (list: string) => choicesOf(list).map(({ value }) => value);

/** To the letter of the requirements, part 2 §5. */
const lists: Record<string, readonly string[]> = {
  sector: [
    'Finance & Banque', 'Santé & Pharmaceutique', 'Éducation & Recherche', 'Secteur Public', 'Juridique & Compliance',
    'Retail & E-commerce', 'Industrie & Manufacturing', 'Assurance', 'Énergie & Utilities', 'Télécommunications',
    'Transport & Logistique', 'Autre',
  ],
  'company-size': [
    'TPE (1-9)', 'PME (10-249)', 'ETI (250-4999)', 'Grande Entreprise (5000+)', 'Administration/Organisme Public',
  ],
  budget: ['Moins de 10k€', '10k€ - 50k€', '50k€ - 100k€', '100k€ - 500k€', 'Plus de 500k€', 'À définir'],
  timeline: [
    'Immédiat (< 1 mois)', 'Court terme (1-3 mois)', 'Moyen terme (3-6 mois)', 'Long terme (6-12 mois)',
    'Exploratoire (> 12 mois)',
  ],
  priority: ['Très urgent', 'Urgent', 'Normal', 'Faible priorité'],
  'preferred-contact': ['Email', 'Téléphone', 'Visioconférence', 'Rendez-vous physique'],
  'demo-use-case': [
    'Support Client & Chatbot', 'Analyse Documentaire', 'Automatisation de Processus', 'Intelligence Stratégique',
    'Aide à la Décision', 'Formation & E-learning', 'Détection de Fraude', 'Supply Chain Optimization',
    'Marketing Personnalisé', 'Maintenance Prédictive', 'Assistant Médical', 'Trading Algorithmique', 'Cybersécurité',
    'Gestion Immobilière', 'Autre',
  ],
}; // prettier-ignore

describe('the lists of the forms', () => {
  test.each(Object.entries(lists))('%s has the options of the requirements, to the letter', (list, options) => {
    expect(valuesOf(list)).toEqual(options);
  });

  test('there is no other list', () => {
    expect(formOptions.map(({ id }) => id)).toEqual(Object.keys(lists));
  });

  test('the ten subjects have the documented values, each with a label and a description of its own', () => {
    expect(contactSubjects.map(({ id }) => id)).toEqual([
      'demo', 'roi-analysis', 'deployment', 'compliance', 'integration', 'training', 'technical', 'partnership',
      'investment', 'other',
    ]); // prettier-ignore
    expect(new Set(contactSubjects.map(({ label }) => label)).size).toBe(10);
    expect(new Set(contactSubjects.map(({ description }) => description)).size).toBe(10);
  });

  test('every sector page and every use-case page has its option, found by its id', () => {
    for (const { id } of sectors) expect(valuesOf('sector')).toContain(valueOfRow('sector', 'sector', id));
    for (const { id } of useCases) {
      expect(valuesOf('demo-use-case')).toContain(valueOfRow('demo-use-case', 'useCase', id));
    }
    expect(valueOfRow('sector', 'sector', 'finance')).toBe('Finance & Banque');
    expect(valueOfRow('sector', 'sector', 'moon')).toBeUndefined();
    expect(valueOfRow('demo-use-case', 'useCase', 'support-client')).toBe('Support Client & Chatbot');
  });

  test.each([
    ['priority', 'form-options.priority.options.label'],
    ['sector', 'form-options.sector.options.label'],
    ['subject', 'contact-subjects.label'],
  ])('a hint answers only to what its criterion lets a visitor choose: %s', (criterion, list) => {
    const hint = { id: 'hint', criterion, options: ['Un choix', 'Un choix retiré'], message: 'Un conseil.' };
    const choices = (path: string) => (path === list ? ['Un choix'] : undefined);
    const errors = createValidators(schemas).table('contact-hints')(hint, { ...vocabulary, choices });
    expect(errors.flatMap(({ keyword, instancePath }) => (keyword === 'if' ? [] : [keyword, instancePath]))).toEqual([
      'choiceOf',
      '/options/1',
    ]);
  });
});

test('drafts are kept by the start-up clean-up, and nothing is delivered by default', () => {
  expect(site.settings.startup.cleanUp.kept).toEqual(expect.arrayContaining(['draft-contact', 'draft-demo']));
  expect(site.settings.forms.delivery).toBe('none');
});
