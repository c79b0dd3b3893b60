import { describe, expect, test } from 'vitest';
import { site } from './real-site.ts';
import { blockOf, hrefsOf, renderBlocks, wordsOf } from './rendered.ts';

const { demoTypes } = site.tables;
const { contact } = site.settings;

/** Part 2, §5. */
const choices = {
  sector: [
    'Finance & Banque',
    'Santé & Pharmaceutique',
    'Éducation & Recherche',
    'Secteur Public',
    'Juridique & Compliance',
    'Retail & E-commerce',
    'Industrie & Manufacturing',
    'Assurance',
    'Énergie & Utilities',
    'Télécommunications',
    'Transport & Logistique',
    'Autre',
  ],
  useCase: [
    'Support Client & Chatbot',
    'Analyse Documentaire',
    'Automatisation de Processus',
    'Intelligence Stratégique',
    'Aide à la Décision',
    'Formation & E-learning',
    'Détection de Fraude',
    'Supply Chain Optimization',
    'Marketing Personnalisé',
    'Maintenance Prédictive',
    'Assistant Médical',
    'Trading Algorithmique',
    'Cybersécurité',
    'Gestion Immobilière',
    'Autre',
  ],
  companySize: [
    'TPE (1-9)',
    'PME (10-249)',
    'ETI (250-4999)',
    'Grande Entreprise (5000+)',
    'Administration/Organisme Public',
  ],
  budget: ['Moins de 10k€', '10k€ - 50k€', '50k€ - 100k€', '100k€ - 500k€', 'Plus de 500k€', 'À définir'],
  timeline: [
    'Immédiat (< 1 mois)',
    'Court terme (1-3 mois)',
    'Moyen terme (3-6 mois)',
    'Long terme (6-12 mois)',
    'Exploratoire (> 12 mois)',
  ],
};

describe('the demo page', () => {
  const html = renderBlocks('/demo');
  const text = wordsOf(html);

  test('has the five types of the requirements with their durations', () => {
    expect(demoTypes.map(({ id, durationMinutes }) => [id, durationMinutes])).toEqual([
      ['overview', 30],
      ['security', 45],
      ['sector-specific', 45],
      ['technical', 60],
      ['custom', 75],
    ]);
  });

  test.each(demoTypes)('shows $id with its own list « Cette démo couvrira »', ({ id, title, description, covers }) => {
    const [, card = ''] = new RegExp(`<div id="${id}"(.*?)(?=<div id="|</fieldset>)`, 's').exec(html) ?? [];
    const shown = wordsOf(card);
    for (const part of [title, description, 'Cette démo couvrira', ...covers]) expect(shown).toContain(wordsOf(part));
  });

  test('no topic is listed under two types', () => {
    const topics = demoTypes.flatMap(({ covers }) => covers);
    expect(new Set(topics).size).toBe(topics.length);
  });

  test('the stated range of durations is that of the types', () => {
    const durations = demoTypes.map(({ durationMinutes }) => durationMinutes);
    expect(text).toContain(`${Math.min(...durations)} à ${Math.max(...durations)} min`);
  });

  test('has the side panel: format, participants, processing, and the duration and topics of the overview', () => {
    const panel = wordsOf(/<aside.*?<\/aside>/s.exec(html)?.[0] ?? '');
    for (const part of ['Visioconférence', 'Jusqu’à 10', 'Temps de traitement', '< 2 s', 'Durée : 30 min']) {
      expect(panel).toContain(part);
    }
    const [overview] = demoTypes;
    for (const point of overview?.covers ?? []) expect(panel).toContain(wordsOf(point));
  });

  test('has a panel of key points and six one-hour slots', () => {
    expect(blockOf('/demo', 'demo-key-points').points).toHaveLength(4);
    const slots = blockOf('/demo', 'demo-booking').form.days.flatMap((day) => day.slots);
    expect(slots).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']);
  });

  test('has every field of the booking under its documented name, seven of them required', () => {
    const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)"[^>]*>/g)];
    const names = new Set(controls.map(([, name]) => name));
    for (const name of Object.keys(blockOf('/demo', 'demo-booking').form.fields)) expect(names).toContain(name);
    const required = controls.filter(([tag]) => / required=""/.test(tag)).map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(['name', 'company', 'email', 'sector', 'useCase', 'date', 'time']));
    expect(html).toMatch(/<input (?=[^>]*name="email")[^>]*type="email"/);
    expect(html).toMatch(/<input (?=[^>]*name="phone")[^>]*type="tel"/);
  });

  test.each(Object.entries(choices))('offers under %s the documented choices, after an empty one', (name, options) => {
    const [, list = ''] = new RegExp(`<select (?=[^>]*name="${name}").*?>(.*?)</select>`, 's').exec(html) ?? [];
    const shown = [...list.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([, label = '']) => wordsOf(label));
    expect(shown.slice(1)).toEqual(options);
    expect(list).toMatch(/^<option [^>]*value=""/);
  });

  test.each(['2 847', '94,2 %', '285 %', '< 2 s', 'sous 1 h'])('states %s', (claim) => {
    expect(text).toContain(claim);
  });

  test('says how to ask: e-mail, telephone, contact page', () => {
    const links = hrefsOf(html);
    for (const href of [`mailto:${contact.email}`, 'tel:+33199001212', '/contact?sujet=demo']) {
      expect(links).toContain(href);
    }
  });
});
