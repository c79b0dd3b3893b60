import type { PageValue } from './protocol.ts';

/** A text of the page, and the block that shows it; `undefined` where that is not known, null for what stands on all pages. */
export interface ReadText {
  readonly text: string;
  readonly block: number | null | undefined;
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
  const used = new Set<number>();
  let last = -1;
  return texts.map(({ text, block }) => {
    const shown = plain(text);
    if (shown === '' || !/[\p{L}\d]/u.test(shown)) return undefined;
    const equal = inScope(whole.get(shown) ?? [], block);
    const candidates = equal.length > 0 ? equal : partly(shown, inScope(known, block));
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

/** Those of the block, else those of all pages: a menu is no part of a block, and a block shows what it holds. */
function inScope(known: readonly Known[], block: ReadText['block']): readonly Known[] {
  const own = block === undefined ? known : known.filter(({ value }) => value.block === block);
  if (own.length > 0 || block === undefined || block === null) return own;
  return known.filter(({ value }) => value.block === null);
}

/** The shortest text of which it is a part; else the longest that is a part of it. Words and numbers are whole. */
function partly(shown: string, known: readonly Known[]): readonly Known[] {
  const around = shown.length < 3 ? [] : known.filter(({ text }) => text.length > shown.length && holds(text, shown));
  if (around.length > 0) return ofLength(around, Math.min(...around.map(({ text }) => text.length)));
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
