import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompressedCopy } from '../../codegen/site/publish/compress.ts';
import { distPath } from '../../codegen/site/publish/publish.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { complaintsAbout } from './engine-types.ts';
import { englishSite } from './example-sites.ts';

/** French words that are none in English: what links sentences, and what an interface says. */
const frenchWords = new Set(
  `le les des du une dans pour avec sont nous vous votre notre nos aucun aucune cette ces sans chez mais donc aux qui que leur dès ans
  mois jour jours heure heures lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril juin juillet août septembre
  octobre novembre décembre prix accueil lire voir fermer rechercher recherche envoyer envoi demande demander onglet nouvel schéma
  partie suivant précédent retour moins terminé gratuit inscription lien liens chiffre chiffres résultat résultats champ champs
  obligatoire choisir menu-principal contenu adresse courriel téléphone confidentialité mentions-légales rien tout tous`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** French marks: a quotation, a narrow no-break space, a space before a colon, an amount before its sign. */
const frenchMarks = /[«»\u202F]|\s[:;!?](?=\s|$)|\d\s?€|€/u;

/** Files whose texts visitors or their programs read. */
const read = /\.(?:html|ics|txt|json|xml|webmanifest)$/;

/** Attributes that are read out, shown, or handed to a form. */
const readAttribute =
  /\s(?:alt|title|placeholder|content|value|label|lang|hreflang|aria-(?:label|description|roledescription|valuetext)|data-props)=(["'])(.*?)\1/gs;

const dist = realpathSync(distPath(englishSite));
// The licences of the fonts are the engine's file, in English; its name is no text.
const files = listFiles(dist).filter((file) => !isCompressedCopy(file) && read.test(file));
const texts = new Map(files.map((file) => [file, textsOf(file, readFileSync(join(dist, file), 'utf8'))]));
const textOf = (file: string) => texts.get(file)?.join('\n') ?? '';

function textsOf(file: string, text: string): string[] {
  if (!file.endsWith('.html')) return [text];
  const attributes = [...text.matchAll(readAttribute)].map(([, , value = '']) => value);
  const nodes = [...text.matchAll(/>([^<]+)</g)].map(([, node = '']) => node);
  return [...nodes, ...attributes].map((part) => part.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

test.each(files)('%s has no French word and no French mark', (file) => {
  // The names of countries are those of their language, with its letters; a hash in the name of a file may hold any letters.
  const own = (texts.get(file) ?? []).map((text) => text.replaceAll(/"label":"[^"]*"|\/assets\/\S+/g, ''));
  expect(own.flatMap(wordsOf).filter((word) => frenchWords.has(word))).toEqual([]);
  expect(own.filter((text) => frenchMarks.test(text))).toEqual([]);
});

describe('the language of the settings', () => {
  test('is that of every page, of the manifest and of what is shared', () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(dist, file), 'utf8');
      expect(html, file).toMatch(/<html[^>]* lang="en"/);
      if (file !== '404.html') expect(html, file).toContain('content="en_GB"');
    }
    expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({ lang: 'en' });
  });

  // The day of an event and of opening hours: locales.test.ts.
  test.each([
    [
      'amounts, percents, ranges and durations',
      'index',
      ['£85', '£12k', '£40 to £60', '70%', '6 to 12\u00A0hours', '£850'],
    ],
    ['a range of large amounts', 'studio', ['£500k to £3m']],
    [
      'one of a thing apart from several',
      'worth',
      ['1 craft of', '2 crafts of', '1\u00A0month\n', '9\u00A0months', '–'],
    ],
    ['the day of a text', 'terms', ['1\u00A0October 2026']],
    ['a quotation', 'studio', ['“I came for a bowl and stayed for a year.”']],
  ])('writes %s', (_, page, written) => {
    for (const text of written) expect(textOf(`${page}.html`)).toContain(text);
  });

  test('shows a price beside an offer without one, and orders the countries of a form by their English names', () => {
    expect(textOf('worth.html')).not.toContain('Kiln alone\n: ');
    const form = textOf('book.html');
    expect(form).toContain('Germany');
    expect(form.indexOf('France')).toBeLessThan(form.indexOf('Germany'));
  });

  test('prices in pounds for machines, and London time in calendars', () => {
    const workshops = readFileSync(join(dist, 'workshops.html'), 'utf8');
    expect(workshops).toContain('"priceCurrency":"GBP"');
    // Its settings say nothing of a tax.
    expect(workshops).not.toContain('valueAddedTaxIncluded');
    expect(textOf(files.find((file) => file.endsWith('.ics')) ?? '')).toContain('Europe/London');
  });
});

test('the code of the engine fits the tables of this site', { timeout: 300_000 }, () => {
  expect(complaintsAbout(join(import.meta.dirname, '../..'), englishSite)).toBe('');
});
