import type { Origin, Resolved } from '../resolve/resolved.ts';
import { defineRule } from '../rule-engine/rule.ts';
import { isObject, type Json } from '../values/json.ts';
import { Remembered } from '../values/remembered.ts';
import { excerpt } from '../values/excerpt.ts';
import { textsLike, type PlacedText } from '../values/walk-texts.ts';
import { wordHash, wordsOf } from '../values/word-hash.ts';

/** Shorter texts (a label, a button) may well stand on several pages. */
const leastWords = 12;

/** A text, and where it was seen first. */
interface Seen extends PlacedText {
  page: string;
  block: Resolved;
}

/** A paragraph that is written twice in the spec stands on two pages: each page has its own, or both show one row. */
export const rule = defineRule({
  codes: ['rule/text-twice'],
  reads: ['pages'],
  check({ pages }, report) {
    const seen = new SeenTexts();
    const reported = new Set<Seen>();
    for (const { path: page, blocks } of pages) {
      for (const block of blocks) {
        for (const { path, text, hash } of longTexts(block.value)) {
          const first = seen.firstOf({ path, text, page, block }, hash);
          // One place of the spec shown on two pages is no copy; a copy is told once.
          if (first === undefined || first.page === page || reported.has(first)) continue;
          const [before, origin] = [first.block.originOf(first.path), block.originOf(path)];
          if (isSame(before, origin) || wordsOf(text).length < leastWords) continue;
          reported.add(first);
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

/** The first text of each sequence of words. */
class SeenTexts {
  readonly #byHash = new Map<number, Seen>();
  /** Those whose hash is that of other words. */
  readonly #byWords = new Map<string, Seen>();

  /** The text that was seen with the same words; the first time, it is kept. */
  firstOf(text: Seen, hash: number): Seen | undefined {
    const first = this.#byHash.get(hash);
    if (first === undefined) this.#byHash.set(hash, text);
    if (first === undefined || first.text === text.text) return first;
    const words = wordsOf(text.text).join(' ');
    if (words === wordsOf(first.text).join(' ')) return first;
    const other = this.#byWords.get(words);
    if (other === undefined) this.#byWords.set(words, text);
    return other;
  }
}

interface LongText extends PlacedText {
  /** Of its words. */
  hash: number;
}

const listed = new Remembered<object, readonly LongText[]>();

/** The texts of a block that are long enough. */
function longTexts(block: Json): readonly LongText[] {
  return isObject(block) ? listed.get(block, () => listLongTexts(block)) : [];
}

function listLongTexts(block: Json): LongText[] {
  // So many words and the spaces between them: most texts are shorter.
  return textsLike(block, ({ length }) => length >= 2 * leastWords - 1).flatMap(({ path, text }) => {
    const hash = wordHash(text, leastWords);
    return hash === undefined ? [] : [{ path, text, hash }];
  });
}

function isSame(a: Origin, b: Origin): boolean {
  return a.source === b.source && a.path.join('/') === b.path.join('/');
}
