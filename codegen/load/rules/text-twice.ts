import type { Origin } from '../resolve/resolved.ts';
import { defineRule } from '../rule-engine/rule.ts';
import { isObject, type Json } from '../values/json.ts';
import { Remembered } from '../values/remembered.ts';
import { excerpt } from '../values/excerpt.ts';
import { textsLike, type PlacedText } from '../values/walk-texts.ts';

/** Shorter texts (a label, a button) may well stand on several pages. */
const leastWords = 12;

interface Seen {
  page: string;
  origin: () => Origin;
}

/** A paragraph that is written twice in the spec stands on two pages: each page has its own, or both show one row. */
export const rule = defineRule({
  codes: ['rule/text-twice'],
  reads: ['pages'],
  check({ pages }, report) {
    const seen = new Map<string, Seen>();
    const reported = new Set<string>();
    for (const { path: page, blocks } of pages) {
      for (const block of blocks) {
        for (const { path, text, key } of longTexts(block.value)) {
          const first = seen.get(key);
          if (first === undefined) seen.set(key, { page, origin: () => block.originOf(path) });
          // One place of the spec shown on two pages is no copy; a copy is told once.
          if (first === undefined || first.page === page || reported.has(key)) continue;
          const [before, origin] = [first.origin(), block.originOf(path)];
          if (isSame(before, origin)) continue;
          reported.add(key);
          const { source, path: at } = before;
          const place = `${source.document.file}:${source.document.locate(at).line}`;
          const message = `ce texte est aussi celui de la page ${first.page} (${place}) : « ${excerpt(text)} ».`;
          const remedy = 'Écrivez-en un propre à chaque page, ou mettez-le dans une table et référez-vous-y.';
          report(origin.source, origin.path, { code: 'rule/text-twice', message, remedy });
        }
      }
    }
  },
});

interface LongText extends PlacedText {
  /** Its words. */
  key: string;
}

const listed = new Remembered<object, readonly LongText[]>();

/** The texts of a block that are long enough. */
function longTexts(block: Json): readonly LongText[] {
  return isObject(block) ? listed.get(block, () => listLongTexts(block)) : [];
}

function listLongTexts(block: Json): LongText[] {
  // So many words and the spaces between them: most texts are shorter.
  return textsLike(block, ({ length }) => length >= 2 * leastWords - 1).flatMap(({ path, text }) => {
    const words = wordsOf(text);
    return words.length < leastWords ? [] : [{ path, text, key: words.join(' ') }];
  });
}

function isSame(a: Origin, b: Origin): boolean {
  return a.source === b.source && a.path.join('/') === b.path.join('/');
}

/** Punctuation, capitals and spaces do not make another text. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
