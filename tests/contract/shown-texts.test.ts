import { expect, test } from 'vitest';
import { locale } from '#generated/locale.ts';
import type { Block } from '#generated/types.ts';
import { timesIn } from '../../codegen/load/validate/times-in.ts';
import { formatTime } from '../../src/shared/hours.ts';
import { isOver } from '../../src/ui/has-passed.ts';
import { hasEnded } from './has-ended.ts';
import { site } from './real-site.ts';
import { charactersOf, htmlOf, pageAt } from './rendered.ts';

/**
 * What the spec says, visitors can read: every text of a page's blocks on that page, every text of a table on some page.
 * Texts that depend on a setting or on a visitor's choice are excepted by the name of their field.
 */
const readable = new Map(site.pages.map((page) => [page.path, readableOf(htmlOf(page))]));

/** Fields of a block that show on a condition: the button which a row may do without, what figures shown on every page would say, what stands above
 * a page before or after where there is one, the words that only the search reads, what stands in
 * the place of prices that are not shown, the fields of a figure that are said to be written for the site. */
const conditional = new Set([
  'optionalAction',

  'everywhereHeading',
  'previous',
  'next',
  'keywords',
  'onRequest',
  'drafted',
]);
/** Tables of which a visitor, a setting or a page chooses the rows; fields that only lists of chosen rows show. */
const chosenTables = new Set(['vatModes', 'contactSubjects', 'contactHints']);
const chosenFields = new Set(['desc', 'keywords']);

test.each([...readable.keys()])('%s shows every text that its blocks hold', (path) => {
  const shown = readable.get(path) ?? '';
  const texts = pageAt(path).blocks.flatMap((block) => textsOf(seenOf(block), conditional));
  expect(texts.filter((oneOf) => !oneOf.some((text) => shown.includes(text)))).toEqual([]);
});

/** Pages, the one that had the text before first: the texts of a row stand beside one another. */
const pages = [...readable.values()];
function isOnSomePage(text: string): boolean {
  const at = pages.findIndex((page) => page.includes(text));
  if (at > 0) pages.unshift(...pages.splice(at, 1));
  return at >= 0;
}

const tables: [name: string, rows: readonly object[]][] = Object.entries(site.tables);

test.each(tables.filter(([name]) => !chosenTables.has(name)))(
  'some page shows every text of each row of %s',
  (_, rows) => {
    const texts = rows.flatMap((row) => textsOf(row, chosenFields));
    expect(texts.filter((oneOf) => !oneOf.some(isOnSomePage))).toEqual([]);
  },
);

/**
 * A block without what its page leaves out on this day: of an offer that is over, all but what is sold; of events, the words for
 * those to come and for free ones where there are none, and in a strip all that are over.
 */
function seenOf(block: Block): object {
  if (hasEnded(block)) return { rows: block.rows, ended: block.ended };
  if (block.type !== 'agenda') return block;
  const { register, labels, ...rest } = block;
  const upcoming = block.rows.filter((event) => !isOver(event, site.day));
  const rows = block.look === 'strip' ? upcoming : block.rows;
  const { calendar, free, ...otherLabels } = labels;
  return {
    ...rest,
    rows,
    labels: otherLabels,
    ...(upcoming.length > 0 && { register, calendar }),
    ...(rows.some(({ price }) => price === 0) && { free }),
  };
}

/**
 * What is written for readers: no address, no name of a row or of a choice. Of a figure, its text or its number will do.
 * Each entry lists ways to write the same.
 */
function textsOf(value: unknown, excepted: ReadonlySet<string>): string[][] {
  if (typeof value === 'string')
    return /^(?:[a-z0-9-]+|[/#?].*|https?:.*)$/.test(value) ? [] : [[plain(value), plain(withHours(value))]];
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && 'value' in value && 'label' in value)
    return [[plain(String(value.text)), plain(String(value.value))]];
  return Object.entries(value).flatMap(([key, item]) => (excepted.has(key) ? [] : textsOf(item, excepted)));
}

/** A text with its hours as the site writes them, whatever the form in which they are typed: `11 h 00` → `11 h`. */
function withHours(text: string): string {
  return text.replaceAll(/\d{1,2}\sh\s\d\d/gu, (typed) =>
    timesIn(typed)
      .map((time) => formatTime(time, locale))
      .join(),
  );
}

/** Everything in some HTML that can be read, attributes and data of islands included. */
function readableOf(markup: string): string {
  const attributes = [...markup.matchAll(/="([^"]*)"/g)].map(([, text = '']) => text).join('\n');
  const unquoted = charactersOf(attributes).replaceAll('\\"', '"');
  return plain([charactersOf(markup), charactersOf(markup.replaceAll(/<[^>]*>/g, ' ')), unquoted].join('\n'));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
