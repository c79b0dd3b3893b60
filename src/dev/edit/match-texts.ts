import type { PageValue } from './protocol.ts';

/** A text of the page, and the block that shows it; `undefined` where that is not known, null for what stands on all pages. */
export interface ReadText {
  readonly text: string;
  readonly block: number | null | undefined;
  /** The day that a part of a date belongs to, as it is written. */
  readonly day?: string | undefined;
}

/**
 * The value that each text shows, in the order of the page. Views may cut a text, put two into one, or add words: whole texts come
 * first, then parts. Of values that read the same, the one that follows what was found before: rows stand in their order.
 */
export function matchTexts(
  texts: readonly ReadText[],
  values: readonly PageValue[],
): readonly (PageValue | undefined)[] {
  const known = values.flatMap((value, index) =>
    value.as === 'text' ? value.reads.map((text) => ({ value, index, text: plain(text) })) : [],
  );
  const whole = Map.groupBy(known, ({ text }) => text);
  const byBlock = Map.groupBy(known, ({ value }) => value.block);
  const used = new Set<number>();
  let last = -1;
  return texts.map(({ text, block, day }) => {
    const shown = plain(text);
    if (shown === '' || !/[\p{L}\d]/u.test(shown)) return undefined;
    const here = (all: readonly Known[] = []) =>
      block === undefined ? all : all.filter(({ value }) => value.block === block);
    const ofBlock = block === undefined ? known : (byBlock.get(block) ?? []);
    const common = block === undefined ? [] : (byBlock.get(null) ?? []);
    // A menu is no part of a block; what all pages say (« HT », « nouvel onglet ») is found whole in what a block shows.
    const candidates = firstFound(
      () => here(whole.get(shown)),
      () => (day === undefined ? [] : here(whole.get(plain(day)))),
      () => partly(shown, ofBlock),
      () => common.filter((one) => one.text === shown),
      () =>
        within(
          shown,
          common.filter((one) => one.text.length >= leastCommon),
        ),
    );
    const found = candidates.toSorted(
      (a, b) =>
        Number(used.has(a.index)) - Number(used.has(b.index)) || Math.abs(a.index - last) - Math.abs(b.index - last),
    )[0];
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

/** What the first of several searches finds that finds anything. */
function firstFound(...searches: readonly (() => readonly Known[])[]): readonly Known[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** Shorter words of menus and settings stand in many texts by chance. */
const leastCommon = 6;

/** The shortest text of which it is a part; else the longest that is a part of it. Words and numbers are whole. */
function partly(shown: string, known: readonly Known[]): readonly Known[] {
  const around = shown.length < 3 ? [] : known.filter(({ text }) => text.length > shown.length && holds(text, shown));
  if (around.length > 0) return ofLength(around, Math.min(...around.map(({ text }) => text.length)));
  return within(shown, known);
}

/** The longest text that is a part of it. */
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

/** Spaces of all kinds and apostrophes do not count: views and typography set them. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'").replaceAll('\u00AD', '').trim();
}
