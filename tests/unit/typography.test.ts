import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asTyped } from '../../codegen/base/french.ts';
import { headingTypography, typography } from '../../codegen/model/locale/typography.ts';
import { forAll } from '../run/for-all.ts';

const thin = '\u202F';
const noBreak = '\u00A0';

describe('French typography', () => {
  test.each([
    ["l'IA d'aujourd'hui", 'l’IA d’aujourd’hui'],
    ["l'« IA »", `l’«${thin}IA${thin}»`],
    [
      'Prêt ? Oui ! Deux choix ; un seul : le vôtre',
      `Prêt${thin}? Oui${thin}! Deux choix${thin}; un seul${thin}: le vôtre`,
    ],
    ['(vraiment ?)', `(vraiment${thin}?)`],
    ['12 000 €', `12${thin}000${noBreak}€`],
    ['1 234 567 lignes', `1${thin}234${thin}567 lignes`],
    ['98,7 %', `98,7${noBreak}%`],
    ['500+ entreprises en 48 h', `500+ entreprises en 48${noBreak}h`],
    ['6 à 12 mois', `6 à 12${noBreak}mois`],
    ['de 9 h 30 à 14 h 15', `de 9${noBreak}h${noBreak}30 à 14${noBreak}h${noBreak}15`],
    ['à partir de 10 770 € HT', `à partir de 10${thin}770${noBreak}€${noBreak}HT`],
    ['au 09 69 39 00 00, dès 08 h', `au 09${noBreak}69${noBreak}39${noBreak}00${noBreak}00, dès 08${noBreak}h`],
    ['en 48 h 3 000 lignes', `en 48${noBreak}h 3${thin}000 lignes`],
    ['24 h/24', `24${noBreak}h/24`],
    ['24h/24', `24${noBreak}h/24`],
    ['art. 6', `art.${noBreak}6`],
    ["l'article 1-1", `l’article${noBreak}1\u20111`],
    ['art. R. 2122-8 et L122-5', `art. R. 2122\u20118 et L122\u20115`],
    ['7 j/7', `7${noBreak}j/7`],
    ['< 1 s', `<${noBreak}1${noBreak}s`],
    ['et ainsi de suite...', 'et ainsi de suite…'],
  ])('%s', (typed, typeset) => expect(typography(typed)).toBe(typeset));

  test.each([
    'https://www.example.fr/a?b=c',
    '09:00',
    'npm run dev',
    'v1.10',
    'PME (10-249)',
    '2026-10-12',
    '192.168.0.1:8080',
    '3 points',
    '12 mots',
    'Port 8080',
    'a:b',
    'vous@example.fr',
    '',
  ])('%s stays as it is', (text) => expect(typography(text)).toBe(text));

  const signs = "l|'| |«|»|:|;|!|?|1|000|12|%|€|h|/24|.|,|mois|+|<|≥|~|h |..|« | »|é|(|)".split('|');
  const french = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((parts) => parts.join(''));

  test('is the same when set twice', () =>
    forAll([french], (text) => {
      expect(typography(typography(text))).toBe(typography(text));
    }));

  test('changes spaces, apostrophes and dots only', () => {
    const letters = (text: string) => text.replace(/[\s'’.…]/gu, '');
    forAll([french], (text) => {
      expect(letters(typography(text))).toBe(letters(text));
    });
  });
});

describe('a heading', () => {
  test.each([
    ['Des formules à prendre une par une', 'Des~formules à~prendre une~par~une'],
    ['Juger par vous-même', 'Juger par~vous-même'],
    ['Comment répondrait-elle, y a-t-il mieux', 'Comment répondrait\u2011elle, y~a\u2011t\u2011il mieux'],
    ['Cinq commandes jusqu’à la réponse', 'Cinq~commandes jusqu’à~la réponse'],
    ['Un rendez-vous demain', 'Un~rendez-vous demain'],
    ['Ce que l’on pourrait entendre', 'Ce~que~l’on pourrait entendre'],
    ['Conformité RGPD et AI Act', 'Conformité RGPD et~AI Act'],
    ['Il tourne chez vous', 'Il~tourne chez~vous'],
    ['Le retour à trois ans', 'Le~retour à~trois~ans'],
    ['Plus d’un logiciel', 'Plus d’un~logiciel'],
    ['Quelqu’un répond', 'Quelqu’un répond'],
    ['Le dirigeable', 'Le~dirigeable'],
    ['De l’approvisionnement', 'De l’approvisionnement'],
    ['n8n', 'n8n'],
  ])('« %s » keeps its short words to the next ones', (heading, set) =>
    expect(headingTypography(heading).replaceAll('\u00A0', '~')).toBe(set),
  );
});

test('a typeset text is quoted with the signs of a keyboard', () =>
  expect(asTyped(typography("l'IA : 12 000 €"))).toBe("l'IA : 12 000 €"));
