import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { dayAfter } from '../../codegen/model/index/days.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { isObject, itemsAt, valueAt, type Json } from '../../codegen/base/json.ts';
import { compiledOf, withProject } from '../findings/project.ts';
import { forAllOf } from '../run/for-all.ts';

/** One of few days, so that they often meet, around the turn of a year and of a month. */
const days = fc.nat(9).map((count) => Array.from({ length: count }).reduce<string>(dayAfter, '2026-12-28'));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const dated = fc
  .record({ from: optional(days), until: optional(days), draft: optional(fc.boolean()) })
  .filter(({ from, until }) => from === undefined || until === undefined || from <= until);
type Dated = typeof dated extends fc.Arbitrary<infer Value> ? Value : never;

function isThere({ from, until, draft }: Dated, day: string, drafts: boolean): boolean {
  return (drafts || draft !== true) && day >= (from ?? day) && day <= (until ?? day);
}

/** The keys of a mapping, as YAML in its braces. */
const keys = (part: Dated) =>
  Object.entries(part)
    .flatMap(([key, value]) => (value === undefined ? [] : [`, ${key}: ${value}`]))
    .join('');
const offers = (rows: readonly Dated[]) =>
  rows
    .map(
      (row, at) =>
        `- { id: row-${at}, name: Offre ${at}, priceEur: ${at + 1}, delay: "${at === 0 ? '{facts.delay.usual}' : '24 heures'}"${keys(row)} }\n`,
    )
    .join('');
const blocks = (all: readonly Dated[]) =>
  all
    .map(
      (block, at) =>
        `  - { type: figure-row, figures: [{ label: Rang, value: "${at}", text: "${at}" }]${keys(block)} }\n`,
    )
    .join('');

test('the site of a day has the rows and blocks of that day, with their pages and their count, and knows the days to come', () => {
  withProject(undefined, (root) => {
    const compiled = compiledOf(root);
    const cache = new ParseCache();
    const facts = readFileSync(join(root, 'spec/facts.yaml'), 'utf8');
    forAllOf(
      [fc.array(dated, { minLength: 1, maxLength: 4 }), fc.array(dated, { maxLength: 4 }), days, fc.boolean()],
      { numRuns: 40 },
      (rows, sections, day, drafts) => {
        const changes = new Map([
          [
            'spec/tables/offers.yaml',
            `- { id: basic, name: Toujours, priceEur: 9, delay: 24 heures }\n${offers(rows)}`,
          ],
          // A figure that is read on the page of a row which is there on some days is neither unused nor misplaced on the others.
          ['spec/facts.yaml', facts.replace('/offres/basic', '/offres/row-0')],
          [
            'spec/pages/home.yaml',
            `blocks:\n  - { type: intro, heading: "Une offre sur {offers.basic.count}", text: "{facts.average-roi} en {facts.delay.fast}." }\n${blocks(sections)}  - { type: row-list, rows: { from: offers, pick: [${['basic', ...rows.map((_, place) => `row-${place}`)].join(', ')}] } }\n`,
          ],
        ]);
        const at = (on: string) => createLoader({ root, cache, compiled, day: on, drafts }).load(changes);
        const { site, findings, coming } = at(day);
        expect(findings).toEqual([]);
        const shown = rows.flatMap((row, place) => (isThere(row, day, drafts) ? [`row-${place}`] : []));
        const ids = (site?.tables['offers'] ?? []).map((row) => (isObject(row) ? row.id : row));
        expect(ids).toEqual(['basic', ...shown]);
        expect(site?.pages.map(({ path }) => path)).toEqual([
          '/',
          '/offres/basic',
          ...shown.map((id) => `/offres/${id}`),
        ]);
        expect(JSON.stringify(site)).not.toMatch(/"(?:from|until|draft)":/);
        const home = site?.pages[0]?.blocks as Json[];
        expect(valueAt(home[0], ['heading'])).toBe(`Une\u00A0offre sur\u00A0${shown.length + 1}`);
        const listed = home.at(-1);
        expect(itemsAt(listed, ['rows']).map((row) => valueAt(row, ['href']))).toEqual([
          '/offres/basic',
          ...shown.map((id) => `/offres/${id}`),
        ]);
        const marks = sections.flatMap((one, place) => (isThere(one, day, drafts) ? [String(place)] : []));
        expect(home.slice(1, -1).map((block) => valueAt(block, ['figures', 0, 'value']))).toEqual(marks);
        // From day to day the site stays as it is, but on those days.
        const published = [...rows, ...sections].filter(({ draft }) => draft !== true);
        const stateOn = (on: string) => published.map((one) => isThere(one, on, false)).join();
        const last = '2027-01-09';
        const turns: string[] = [];
        for (let on = day; on < last; on = dayAfter(on))
          if (stateOn(on) !== stateOn(dayAfter(on))) turns.push(dayAfter(on));
        const told = coming.filter(({ appears, disappears }) => appears.length + disappears.length > 0);
        expect(told.map((one) => one.day)).toEqual(turns);
      },
    );
  });
});
