import type { PageValue } from '../../shared/editing.ts';

/** A text of the page, and the block that shows it: `undefined` if it is not known, null for a text of all pages. */
export interface ReadText {
  readonly text: string;
  readonly block: number | null | undefined;
  /** The ISO date around a part of a date. */
  readonly day?: string | undefined;
}

/**
 * The value of each text, in the order of the page. Views may cut a text, join two, or add words: whole texts match first, then
 * numbers without their unit, then parts. Among values with the same text, the one nearest to the last match wins, because rows keep their order.
 */
export function matchTexts(
  texts: readonly ReadText[],
  values: readonly PageValue[],
): readonly (PageValue | undefined)[] {
  const known = values.flatMap((value, index) =>
    value.as === 'text' ? value.reads.map((text) => ({ value, index, text: plain(text) })) : [],
  );
  const byBlock = Map.groupBy(known, ({ value }) => value.block);
  const used = new Set<number>();
  let last = -1;
  return texts.map(({ text, block, day }) => {
    const shown = plain(text);
    if (shown === '' || !/[\p{L}\d]/u.test(shown)) return undefined;
    const ofBlock = block === undefined ? known : (byBlock.get(block) ?? []);
    const common = block === undefined ? [] : (byBlock.get(null) ?? []);
    const long = common.filter((one) => one.text.length >= leastCommon);
    const equal = (wanted: string) => ofBlock.filter((one) => one.text === wanted);
    // A text of all pages (« HT », « nouvel onglet ») matches in a block only if it is whole or long enough.
    const searches = [
      () => equal(shown),
      () => (day === undefined ? [] : equal(plain(day))),
      () => equal(shown.replace(/(?<=^[\d ,.]*\d) ?[^\d\s]{1,3}$/u, '')),
      () => partly(shown, ofBlock),
      () => common.filter((one) => one.text === shown),
      () => within(shown, long),
    ];
    const none: readonly Known[] = [];
    const candidates = searches.reduce((found, search) => (found.length > 0 ? found : search()), none);
    const [found] = candidates.toSorted(
      (a, b) =>
        Number(used.has(a.index)) - Number(used.has(b.index)) || Math.abs(a.index - last) - Math.abs(b.index - last),
    );
    if (found === undefined) return undefined;
    used.add(found.index);
    last = found.index;
    return found.value;
  });
}

interface Known {
  readonly value: PageValue;
  readonly index: number;
  readonly text: string;
}

/** Shorter words of menus and settings occur in many texts by chance. */
const leastCommon = 6;

/** The shortest values that contain the text, else the longest that it contains. Words and numbers are never cut. */
function partly(shown: string, known: readonly Known[]): readonly Known[] {
  const around = shown.length < 3 ? [] : known.filter(({ text }) => text.length > shown.length && holds(text, shown));
  if (around.length > 0) return ofLength(around, Math.min(...around.map(({ text }) => text.length)));
  return within(shown, known);
}

function within(shown: string, known: readonly Known[]): readonly Known[] {
  const inside = known.filter(({ text }) => text.length > 1 && text.length < shown.length && holds(shown, text));
  return inside.length === 0 ? [] : ofLength(inside, Math.max(...inside.map(({ text }) => text.length)));
}

function ofLength(known: readonly Known[], length: number): readonly Known[] {
  return known.filter(({ text }) => text.length === length);
}

function holds(text: string, part: string): boolean {
  const from = text.indexOf(part);
  if (from === -1) return false;
  const [before, after] = [text.slice(0, from), text.slice(from + part.length)];
  const isCut = (left: string, right: string) => /[\p{L}\d]$/u.test(left) && /^[\p{L}\d]/u.test(right);
  // « 870 » is no part of « 3 870 », nor « 3 » of it.
  const isInNumber =
    (/\d[ .,]$/u.test(before) && /^\d/u.test(part)) || (/\d$/u.test(part) && /^(?:[.,]\d| \d{3}(?!\d))/u.test(after));
  return !isCut(before, part) && !isCut(part, after) && !isInNumber;
}

/** Views and typography change spaces and apostrophes, so all kinds are equal. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'").replaceAll('\u00AD', '').trim();
}

/** The value of a link's address. Its view may have added a suffix (`#message`, `&pack=starter`). */
export function linkOf(
  href: string,
  block: number | null | undefined,
  values: readonly PageValue[],
): PageValue | undefined {
  const links = values.filter((value) => ['link', 'text'].includes(value.as) && leads(href, value));
  const rank = (value: PageValue) =>
    Number(value.as === 'link') * 2 + Math.max(...value.reads.map(({ length }) => length));
  return nearestTo(block, links).toSorted((a, b) => rank(b) - rank(a))[0];
}

function leads(href: string, { as, reads }: PageValue): boolean {
  if (as === 'text')
    return reads.some((text) => href === `mailto:${text}` || href === `tel:${text.replaceAll(/[^+\d]/gu, '')}`);
  return reads.some(
    (text) => href === text || (text !== '/' && href.startsWith(text) && /[?#&]/u.test(href[text.length] ?? '')),
  );
}

/** The icon of a drawing: the next unused one, if several have the same drawing. */
export function iconOf(
  drawn: string,
  block: number | null | undefined,
  values: readonly PageValue[],
  used: ReadonlySet<PageValue>,
): PageValue | undefined {
  const alike = values.filter((value) => value.drawn === drawn);
  const candidates = nearestTo(block, alike);
  return candidates.find((value) => !used.has(value)) ?? candidates[0];
}

/** The values of a block; if it has none, those of all pages. */
function nearestTo(block: number | null | undefined, values: readonly PageValue[]): readonly PageValue[] {
  const inBlock = values.filter((value) => block === undefined || value.block === block);
  return inBlock.length > 0 ? inBlock : values.filter((value) => value.block === null);
}
