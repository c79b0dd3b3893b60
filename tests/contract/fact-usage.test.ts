import { expect, test } from 'vitest';
import { camelCase } from '../../codegen/base/names.ts';
import { isObject, valuesIn, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { numberWords } from '../../codegen/model/resolve/fact-target.ts';
import { References } from '../../codegen/model/resolve/references.ts';
import { Resolver } from '../../codegen/model/resolve/resolver.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import type { Block, OfferLine } from '#generated/types.ts';
import { hasPassed } from '../../src/ui/days.ts';
import { offersFor } from '../../src/ui/offer-contents.ts';
import type { Site } from '#src/ui/site.ts';
import { schemas, site, sources } from './real-site.ts';
import { charactersOf, renderBlocks, usesOf, factsIn, hasEnded } from './rendered.ts';
import type { FactPlaces } from '../../codegen/model/resolve/resolved.ts';

const pathsWithout = (type: Block['type']) =>
  site.pages.filter(({ blocks }) => !blocks.some((block) => block.type === type)).map(({ path }) => path);
/** The register itself shows every figure: it is not a page that claims one. */
const paths = pathsWithout('register');
/** The profiles of the calculator appear once they are chosen, and an opening that draws one holds them all. */
const withProfiles = new Set(
  site.pages.flatMap(({ path, blocks }) => (JSON.stringify(blocks).includes('"calculationTypes":') ? [path] : [])),
);
/** A page shows no figure of an offer that is over, or of a line that no offer suits. */
const withoutOffer = new Set(
  site.pages.flatMap(({ path, blocks }) =>
    blocks.some((block) => hasEnded(block) || hasIdleLine(block)) ? [path] : [],
  ),
);
const staticPaths = paths.filter((path) => !withProfiles.has(path) && !withoutOffer.has(path));
/** Each reading of each fact with the pages that the register says show it. */
const claims = usesOf('register')
  .flatMap(({ block }) => factsIn(block))
  .flatMap(({ id, readings }) =>
    readings.map(({ name, pages }) => ({
      fact: name === undefined ? id : `${id}.${name}`,
      pages: pages.map(({ path }) => path),
    })),
  );

test.each(staticPaths)('%s shows the figures that the register says it shows', (path) => {
  const html = renderBlocks(path);
  const text = plain(charactersOf(html.replaceAll(/<[^>]+>/g, ' $& ')) + html);
  const missing = claims.filter(
    ({ pages, fact }) => pages.includes(path) && !writings(fact).some((one) => text.includes(one)),
  );
  expect(missing.map(({ fact }) => fact)).toEqual([]);
});

test.each(paths)('%s reads no figure of a table that its blocks do not declare (`shows` in their schemas)', (path) => {
  const read = new Set<string>();
  renderBlocks(path, undefined, watched(read));
  const undeclared = claims.filter(({ fact, pages }) => read.has(fact) && !pages.includes(path));
  expect(undeclared.map(({ fact }) => fact)).toEqual([]);
});

/** The site with tables that note which facts are read from them. */
function watched(read: Set<string>): Site {
  const tables = Object.entries(rowPlaces()).map(([table, places]) => {
    const rows = site.tables[camelCase(table) as keyof Site['tables']];
    return [camelCase(table), rows.map((row, index) => watch(row, [], places[index] ?? new Map(), read))] as const;
  });
  return { ...site, tables: Object.fromEntries(tables) as unknown as Site['tables'] };
}

function watch<Value extends object>(value: Value, at: DocumentPath, places: FactPlaces, read: Set<string>): Value {
  return new Proxy(value, {
    get(target, key, receiver) {
      const item: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof item === 'function' || key === 'length') return item;
      const path = [...at, key];
      if (typeof item === 'object' && item !== null) return watch(item, path, places, read);
      for (const [fact, found] of places) if (found.some((place) => startsWith(path, place))) read.add(fact);
      return item;
    },
  });
}

/** For each table, for each row, the places of its facts. */
function rowPlaces(): Record<string, FactPlaces[]> {
  const index = indexSpec(sources, schemas.tables);
  const resolver = new Resolver(new References(index, schemas));
  return Object.fromEntries(
    [...index.tables].map(([table, rows]) => [
      table,
      rows.map((row) => resolver.resolve(row.source, row.path, row.data, row).facts),
    ]),
  );
}

function startsWith(path: DocumentPath, beginning: DocumentPath): boolean {
  return beginning.every((step, index) => String(step) === String(path[index]));
}

/** The ways to show a figure: in its own words, with its number, or with that number in letters, whatever is said around it. */
function writings(fact: string): string[] {
  const { text = '', value = '' } = site.facts[fact] ?? {};
  const figures = [text, value].map((written) => plain(written).match(/[\d,]+/)?.[0] ?? plain(written));
  const words = numberWords(Number(value));
  return words === undefined ? figures : [...figures, words, words.charAt(0).toUpperCase() + words.slice(1)];
}

function hasIdleLine(block: Block): boolean {
  const lines = valuesIn(block as unknown as Json).filter(
    ({ value }) => isObject(value) && 'needs' in value && 'rows' in value,
  );
  return lines.some(({ value }) => {
    const { rows, needs, validUntil } = value as unknown as OfferLine;
    const isOver = validUntil !== undefined && hasPassed(validUntil, site.day);
    return isOver || needs.every((need) => offersFor(rows, need).offers.length === 0);
  });
}

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/(?<=\d) (?=\d)/g, '');
}
