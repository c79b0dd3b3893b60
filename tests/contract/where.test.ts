import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWhere, nearestTo } from '../../codegen/owner/edit/where/find-where.ts';
import { isRead, shownTexts } from '../../codegen/owner/edit/where/shown-text.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { textAt, textsIn } from '../../codegen/base/json.ts';
import { sites, specOf } from './edited-sites.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { matcher } from '../../codegen/owner/edit/where/matcher.ts';

const runs = { ...sample(5, 5), ignoreEqualValues: true };

describe.each(sites)('in %s', (site) => {
  const spec = specOf(site);

  test('what a visitor reads is found where it is written, with the page that shows it', () => {
    const texts = shownTexts(spec).filter((shown) => typeof shown.value === 'string' && isRead(shown, spec.schemas));
    forAllOf([fc.constantFrom(...texts)], runs, (shown) => {
      const { source, path } = shown.origin();
      const places = findWhere(spec, asTyped(String(shown.value))).flatMap((found) => found.places);
      const isHere = (place: (typeof places)[number]) =>
        place.source === source && (source.document.kind === 'facts' || place.path.join('/') === path.join('/'));
      const pages = places.filter(isHere).flatMap((place) => place.shown.map(({ page }) => page));
      expect(pages).toContain(shown.page);
    });
  });

  test('what is written is found, though no page shows it', () => {
    const texts = spec.sources.flatMap(({ data }) => textsIn(data)).filter(({ text }) => /\p{L}{4}/u.test(text));
    forAllOf([fc.constantFrom(...texts)], runs, ({ text }) => {
      expect(findWhere(spec, text)).not.toEqual([]);
    });
  });

  test('a value is found by its name, and so is each row, fact and address', () => {
    const facts = Object.keys(spec.index.singles.get('facts')?.data ?? {}).map((name) => `facts.${name}`);
    const rows = [...spec.index.rowsById].flatMap(([table, all]) =>
      [...all.values()].flatMap(({ id, data }) => {
        const numbers = Object.keys(data).filter((field) => typeof data[field] === 'number');
        return [`${table}.${id}`, ...numbers.map((field) => `${table}.${id}.${field}`)];
      }),
    );
    const shown = facts.filter((name) =>
      spec.pages.some(({ blocks }) =>
        blocks.some((block) => [...block.facts.keys()].some((used) => `facts.${used}` === name)),
      ),
    );
    forAllOf([fc.constantFrom(...shown, ...rows, ...spec.pages.map(({ path }) => path))], runs, (name) => {
      expect(findWhere(spec, name)).not.toEqual([]);
    });
  });

  test('an address is found as a browser shows it, of the site, of a preview or elsewhere', () => {
    const base = textAt(spec.index.singles.get('site')?.data, ['baseUrl']);
    const page = spec.pages.find(({ path }) => path.length > 5);
    for (const address of [`${base}${page?.path}/?a=b#c`, `http://localhost:4173${page?.path}`])
      expect(findWhere(spec, address)).toContainEqual(findWhere(spec, page?.path ?? '')[0]);
    const links = spec.sources.flatMap(({ data }) => textsIn(data)).filter(({ path }) => path.at(-1) === 'href');
    for (const { text } of links.filter((one) => /^https:[^#?]*$/.test(one.text)).slice(0, 3))
      expect(findWhere(spec, `${text.replace(/\/$/u, '')}/`)).not.toEqual([]);
    expect(findWhere(spec, 'https://elsewhere.example/')).toEqual([]);
  });

  test('what is not there is answered with the nearest name', () => {
    const page = spec.pages.find(({ path }) => path.length > 5);
    expect(findWhere(spec, `${page?.path}x`)).toEqual([]);
    expect(nearestTo(spec, `${page?.path}x`)).toContain(page?.path);
  });
});

test.each([
  ['285', 'Un ROI de 285 % en moyenne'],
  ['285 %', '285\u00A0%'],
  ['3870', '3\u202F870\u00A0€ HT'],
  ['3 870 €', '3\u202F870\u00A0€ HT'],
  ['3 870 €', 3870],
  ['12,5', 12.5],
  ["l'etat", 'Au service de l’État'],
  ['DÉPLOIEMENT', 'déploiement garanti'],
  ['48 h', 'En 48\u00A0h, garanti'],
  ['rendez-vous', 'Un rendez\u2011vous télé\u00ADphonique'],
  ['rendez\u2011vous téléphonique', 'Un rendez\u2011vous télé\u00ADphonique'],
])('%j is found in %j', (query, shown) => expect(matcher(query)(shown)).toBe(true));

test.each([
  ['285', '1\u202F285 clients'],
  ['285', '2\u202F850'],
  ['285', '285,5 %'],
  ['285', '285\u202F000 €'],
  ['285', 2850],
  ['870', '3\u202F870 €'],
  ['', 'tout'],
])('%j is not found in %j', (query, shown) => expect(matcher(query)(shown)).toBe(false));
