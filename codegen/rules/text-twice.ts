import type { MadePage } from '../model/pages/pages.ts';
import { type Origin, type Resolved, isSamePlace } from '../model/resolve/resolved.ts';
import { cached } from '../base/cached.ts';
import { valueAt, textsLike, type PlacedText } from '../base/json.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';
import { excerpt } from '../base/french.ts';

/** Shorter texts (a label, a button) may well stand on several pages; so do opening hours, in which few words are long. */
const leastWords = 12;
const leastLong = 6;
const leastLength = 4 * leastLong + (leastWords - leastLong) + leastWords - 1;

/** A paragraph that is written twice in the spec stands on two pages: each page has its own, or both show one row. */
export const rule = defineRule({
  codes: ['rule/text-twice'],
  reads: ['pages'],
  check({ pages }, report) {
    const firsts = new Map<string, LongText>();
    const reported = new Set<LongText>();
    for (const long of pages.flatMap(longTexts)) {
      const first = firsts.get(long.words);
      if (first === undefined) firsts.set(long.words, long);
      // One place of the spec on two pages is no copy; a copy is one finding.
      if (first === undefined || first.page === long.page || reported.has(first)) continue;
      const [one, other] = [first.block.originOf(first.path), long.block.originOf(long.path)];
      if (isSamePlace(one, other) || isReference(one) || isReference(other)) continue;
      reported.add(first);
      const message = `ce texte est aussi celui de la page ${first.page} (${fileAndLine(one.source, one.path)}) : « ${excerpt(long.text)} ».`;
      const remedy = 'Écrivez-en un propre à chaque page, ou mettez-le dans une table et référez-vous-y.';
      const about = { kind: 'copy', name: `${first.page} ${long.page}` } as const;
      report(other.source, other.path, { code: 'rule/text-twice', message, remedy, about });
    }
  },
});

/** True of a text written as one reference to another. */
function isReference({ source, path }: Origin): boolean {
  const written = valueAt(source.data, path);
  return typeof written === 'string' && /^\{[^{}]+\}$/u.test(written);
}

interface LongText extends PlacedText {
  /** Without capitals and punctuation: they do not make another text. */
  words: string;
  page: string;
  block: Resolved;
}

function longTexts({ path: page, blocks }: MadePage): LongText[] {
  return blocks.flatMap((block) =>
    // Most texts are shorter than the words and their spaces together, and are not split.
    textsLike(block.value, ({ length }) => length >= leastLength).flatMap((placed) => {
      const words = wordsOf(placed.text);
      return words === undefined ? [] : [{ ...placed, words, page, block }];
    }),
  );
}

/** The words of a long text; undefined of another. */
const wordsOf = cached((text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isLong = words.length >= leastWords && words.filter((word) => /\p{L}{4}/u.test(word)).length >= leastLong;
  return isLong ? words.join(' ') : undefined;
});
