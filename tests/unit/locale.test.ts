import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { figureOf } from '../../codegen/model/locale/spec-locale.ts';
import { formatDate, ordinalOf } from '../../src/shared/dates.ts';
import { asTyped, french, tagOf, type Locale } from '../../src/shared/locale.ts';
import { currencySign, formatAmount, formatRatio, withUnit } from '../../src/shared/numbers.ts';
import { dayIn, zonedTime } from '../../src/shared/time-zone.ts';
import { headingTypography, typography } from '../../codegen/model/locale/typography.ts';
import { forAll } from '../run/for-all.ts';

const british: Locale = { language: 'en', country: 'GB', currency: 'GBP' };
const swiss: Locale = { language: 'fr', country: 'CH', currency: 'CHF' };
const japanese: Locale = { language: 'ja', country: 'JP', currency: 'JPY' };

describe('dates, numbers and amounts are written as in the language and the country', () => {
  test.each([
    [french, '3\u202F870,50\u00A0€', '1er\u00A0août 2027', '70\u00A0%'],
    [british, '£3,870.50', '1\u00A0August 2027', '70%'],
    [japanese, '¥3,871', '2027年8月1日', '70%'],
  ])('%o', (locale, amount, date, share) => {
    expect(formatAmount(3870.5, locale).replace('￥', '¥')).toBe(amount);
    expect(formatDate('2027-08-01', locale)).toBe(date);
    expect(formatRatio(0.7, locale)).toBe(share);
  });

  test('the sign is that of the currency, and a whole amount has no cents', () => {
    expect([french, british, swiss].map(currencySign)).toEqual(['€', '£', 'CHF']);
    expect(formatAmount(12, swiss)).toBe('12\u00A0CHF');
  });

  test('a unit has a form for one, and a sign of letters stands apart before a number', () => {
    const bern = { language: 'de', country: 'CH', currency: 'CHF', rangeTo: 'bis' };
    const texts = [1, 2, 21].map((value) => figureOf({ label: 'Frist', value, unit: 'Tag | Tage' }, bern).text);
    expect(texts).toEqual(['1\u00A0Tag', '2\u00A0Tage', '21\u00A0Tage']);
    expect(figureOf({ label: 'Preis', value: 12, max: 15, unit: 'CHF' }, bern).text).toBe(
      'CHF\u00A012 bis CHF\u00A015',
    );
    expect(withUnit('12', ' Tsd.\u00A0CHF', bern)).toBe('CHF\u00A012 Tsd.');
  });

  test('French ranks have their ending', () => {
    expect([1, 2].map((rank) => ordinalOf(rank, french))).toEqual(['er', 'e']);
    expect(ordinalOf(1, british)).toBe('');
    expect(tagOf(swiss)).toBe('fr-CH');
  });
});

test('a time has the offset of its zone on its day', () => {
  expect(zonedTime('2026-12-01', 570, 'Europe/Paris')).toBe('2026-12-01T09:30+01:00');
  expect(zonedTime('2027-07-14', 0, 'Europe/Paris')).toBe('2027-07-14T00:00+02:00');
  expect(zonedTime('2027-03-28', 1080, 'Europe/Paris')).toBe('2027-03-28T18:00+02:00');
  expect(zonedTime('2026-07-01', 570, 'America/Toronto')).toBe('2026-07-01T09:30-04:00');
  expect(zonedTime('2026-07-01', 570, 'UTC')).toBe('2026-07-01T09:30+00:00');
});

test('a day begins at midnight of its zone', () => {
  const instant = new Date('2026-07-01T23:30:00Z');
  expect(dayIn('Europe/Paris', instant)).toBe('2026-07-02');
  expect(dayIn('America/Toronto', instant)).toBe('2026-07-01');
});

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
    ['12 000 €', `12${thin}000${noBreak}€`],
    ['1 234 567 lignes', `1${thin}234${thin}567 lignes`],
    ['Retail · 400 agents', `Retail${noBreak}· 400 agents`],
    ['500+ entreprises en 48 h', `500+ entreprises en 48${noBreak}h`],
    ['de 9 h 30 à 14 h 15', `de 9${noBreak}h${noBreak}30 à 14${noBreak}h${noBreak}15`],
    ['à partir de 10 770 € HT', `à partir de 10${thin}770${noBreak}€${noBreak}HT`],
    ['au 09 69 39 00 00, dès 08 h', `au 09${noBreak}69${noBreak}39${noBreak}00${noBreak}00, dès 08${noBreak}h`],
    ['en 48 h 3 000 lignes', `en 48${noBreak}h 3${thin}000 lignes`],
    ['24 h/24', `24${noBreak}h/24`],
    ['art. 6', `art.${noBreak}6`],
    ["l'article 1-1", `l’article${noBreak}1\u20111`],
    ['art. R. 2122-8 et L122-5', `art. R. 2122\u20118 et L122\u20115`],
    ['le 1er mai, 3 maisons, 31 décembre', `le 1er${noBreak}mai, 3 maisons, 31${noBreak}décembre`],
    ['Un e-mail du week-end y a-t-il sa place', 'Un e\u2011mail du week\u2011end y a\u2011t\u2011il sa place'],
    ['qui-sommes-nous', 'qui-sommes-nous'],
    ['Un mot à dites-nous@example.fr, voulez-vous', 'Un mot à dites-nous@example.fr, voulez\u2011vous'],
    ['au rendez-vous, celle-ci elle-même', 'au rendez-vous, celle\u2011ci elle\u2011même'],
    ['< 1 s', `<${noBreak}1${noBreak}s`],
    ['et ainsi de suite...', 'et ainsi de suite…'],
    ['Économies par an, par année', `Économies par${noBreak}an, par année`],
  ])('%s', (typed, typeset) => expect(typography(typed)).toBe(typeset));

  test.each([
    'https://www.example.fr/a?b=c', '09:00', 'npm run dev', 'v1.10', 'PME (10-249)', '2026-10-12', '192.168.0.1:8080',
    '3 points', '12 mots', 'Port 8080', 'a:b', 'vous@example.fr', '',
  ])('%s stays as it is', (text) => expect(typography(text)).toBe(text)); // prettier-ignore

  const signs = "l|'| |«|»|:|;|!|?|1|000|12|%|€|h|/24|.|,|mois|+|<|≥|~|h |..|« | »|é|(|)".split('|');
  const signed = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((parts) => parts.join(''));

  test('is the same when set twice', () =>
    forAll([signed], (text) => {
      expect(typography(typography(text))).toBe(typography(text));
    }));

  test('changes spaces, apostrophes and dots only', () => {
    const letters = (text: string) => text.replace(/[\s'’.…]/gu, '');
    forAll([signed], (text) => {
      expect(letters(typography(text))).toBe(letters(text));
    });
  });
});

test.each([
  ['Des formules à prendre une par une', 'Des~formules à~prendre une~par~une'],
  ['Juger par vous-même', 'Juger par~vous-même'],
  ['Cinq commandes jusqu’à la réponse', 'Cinq~commandes jusqu’à~la~réponse'],
  ['Un rendez-vous demain', 'Un~rendez-vous demain'],
  ['Ce que l’on pourrait entendre', 'Ce~que~l’on~pourrait entendre'],
  ['Conformité RGPD et AI Act', 'Conformité RGPD et~AI Act'],
  ['Le droit a dessiné', 'Le~droit a~dessiné'],
  ['Le retour à trois ans', 'Le~retour à~trois~ans'],
  ['Plus d’un logiciel', 'Plus d’un~logiciel'],
  ['Quelqu’un répond', 'Quelqu’un répond'],
  ['De l’approvisionnement', 'De l’approvisionnement'],
  ['Une IA pour vos usagers, dans vos murs', 'Une~IA pour~vos~usagers, dans~vos~murs'],
  ['Do It Yourself : vous installez', 'Do It Yourself : vous~installez'],
  ['Le socle de données de vos applications', 'Le~socle de~données de~vos~applications'],
  ['Le directeur de la publication', 'Le~directeur de~la~publication'],
  ['Mieux dans votre infrastructure', 'Mieux dans~votre infrastructure'],
  ['Le repos de vos programmeurs', 'Le~repos de~vos programmeurs'],
  ['Le plan de la programmation', 'Le~plan de la~programmation'],
  ['Que vous rapporte un logiciel', 'Que~vous rapporte un~logiciel'],
])('a heading « %s » keeps its short words to the next ones', (heading, set) =>
  expect(headingTypography(heading).replaceAll('\u00A0', '~')).toBe(set),
);

test('a typeset text is quoted with the signs of a keyboard', () =>
  expect(asTyped(typography("l'IA : 12 000 €"))).toBe("l'IA : 12 000 €"));
