import { expect, test } from 'vitest';
import { locale } from '#generated/locale.ts';
import type { Block } from '#generated/types.ts';
import { timesIn } from '../../codegen/load/validate/times-in.ts';
import { formatTime } from '../../src/shared/hours.ts';
import { isOver } from '../../src/ui/has-passed.ts';
import { fieldOf, isForReaders, isShownByExample } from './example-texts.tsx';
import { hasEnded } from './has-ended.ts';
import { site } from './real-site.ts';
import { charactersOf, htmlOf, pageAt } from './rendered.ts';

/**
 * What the spec says, visitors can read: every text of a page's blocks on that page, every text of a table on some page. A field of a block of which
 * nothing is read waits for a setting, a row or a day, and an example of the block shows it then.
 */
const readable = new Map(site.pages.map((page) => [page.path, readableOf(htmlOf(page))]));

/** Tables of which a visitor, a setting or a page chooses the rows; fields that only lists of chosen rows show. */
const chosenTables = new Set(['vatModes', 'contactSubjects', 'contactHints']);
const chosenFields = new Set<string | number>(['desc', 'keywords']);
/** Fields of a block that no page shows: words that only the search reads, the names of fields that are said to be written for the site. */
const unshownFields = new Set<string | number>(['keywords', 'drafted']);

test.each([...readable.keys()])('%s shows every text that its blocks hold', (path) => {
  const shown = readable.get(path) ?? '';
  expect(pageAt(path).blocks.flatMap((block) => unreadIn(block, shown))).toEqual([]);
});

/** The texts of a block that a page does not show, but those of a field that waits as a whole. */
function unreadIn(block: Block, page: string): Written[] {
  const isShown = ({ oneOf }: Written) => oneOf.some((text) => page.includes(text));
  const fields = Map.groupBy(textsOf(seenOf(block), unshownFields), ({ path }) => fieldOf(path));
  return [...fields].flatMap(([field, texts]) => {
    const unread = texts.filter((text) => !isShown(text));
    return unread.length === texts.length && isShownByExample(block, field) ? [] : unread;
  });
}

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
    expect(texts.filter(({ oneOf }) => !oneOf.some(isOnSomePage))).toEqual([]);
  },
);

/** A block without what it leaves out on this day: of events, a strip shows those to come; of an offer that is over, only what is sold remains. */
function seenOf(block: Block): object {
  if (hasEnded(block)) return { rows: block.rows, ended: block.ended };
  if (block.type !== 'agenda' || block.look !== 'strip') return block;
  return { ...block, rows: block.rows.filter((event) => !isOver(event, site.day)) };
}

/** What is written for readers, and where; of a figure, its text or its number will do. */
interface Written {
  path: readonly (string | number)[];
  /** Ways to write the same. */
  oneOf: readonly string[];
}

/**
 * What is written for readers: no address, no name of a row or of a choice.
 * @param without fields that are left out, by name
 */
function textsOf(value: unknown, without: ReadonlySet<string | number>, path: Written['path'] = []): Written[] {
  if (typeof value === 'string')
    return isForReaders(value) ? [{ path, oneOf: [plain(value), plain(withHours(value))] }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && 'value' in value && 'label' in value)
    return [{ path, oneOf: [plain(String(value.text)), plain(String(value.value))] }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => (without.has(key) ? [] : textsOf(item, without, [...path, key])));
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
