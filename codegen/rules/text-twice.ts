import type { MadePage } from '../model/pages/pages.ts';
import type { Origin, Resolved } from '../model/resolve/resolved.ts';
import { defineRule, type Report } from './engine/rule.ts';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import { Remembered } from '../base/remembered.ts';
import { excerpt } from '../base/excerpt.ts';
import { plainTexts, textsIn } from '../base/walk-texts.ts';
import { wordHash, wordsOf } from '../base/word-hash.ts';

/** Shorter texts (a label, a button) may well stand on several pages. */
const leastWords = 12;

/** A text, and where it stands. */
interface Seen extends LongText {
  page: string;
  block: Resolved;
}

/** A paragraph that is written twice in the spec stands on two pages: each page has its own, or both show one row. */
export const rule = defineRule({
  codes: ['rule/text-twice'],
  reads: ['pages'],
  check({ pages }, report) {
    const known = before.get(rule, () => ({ pages: undefined }));
    const asked = known.pages && changedTexts(known.pages, pages);
    let isFine = true;
    lookAt(pages, asked, (...finding) => {
      isFine = false;
      report(...finding);
    });
    known.pages = isFine ? pages : undefined;
  },
});

/** The pages of the run before, where no text of theirs is written twice, in a process that goes on. */
const before = new Remembered<object, { pages: readonly MadePage[] | undefined }>();

/**
 * The hashes of the long texts that have come to pages since, gone from them, or changed places: what is said of all others is said already.
 * All texts, where pages have come or gone.
 */
function changedTexts(pages: readonly MadePage[], now: readonly MadePage[]): ReadonlySet<number> | undefined {
  if (pages.length !== now.length) return undefined;
  const changed = new Set<number>();
  for (const [place, page] of now.entries()) {
    const old = pages[place];
    if (old === undefined || old === page) continue;
    const [gone, come] = [sayings(old), sayings(page)];
    for (const [hash, said] of gone) if (come.get(hash) !== said) changed.add(hash);
    for (const hash of come.keys()) if (!gone.has(hash)) changed.add(hash);
  }
  return changed;
}

/** What a page says in long texts and where each is written, by the hash of the text, in order: which of them comes first tells which is a copy. */
function sayings(page: MadePage): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  for (const seen of ofPages.get(page, textsOf)) {
    const { source, path } = originOf(seen);
    const saying = [page.path, source.document.file, path.join('/'), seen.text].join('\n');
    said.set(seen.hash, `${said.get(seen.hash) ?? ''}${saying}\0`);
  }
  return said;
}

/** @param asked the hashes of the texts that are looked at; all of them without it */
function lookAt(
  pages: readonly MadePage[],
  asked: ReadonlySet<number> | undefined,
  report: Report<'rule/text-twice'>,
): void {
  if (asked?.size === 0) return;
  const seen = new SeenTexts();
  const reported = new Set<Seen>();
  for (const page of pages) {
    for (const long of ofPages.get(page, textsOf)) {
      if (asked?.has(long.hash) === false) continue;
      const first = seen.firstOf(long);
      // One place of the spec shown on two pages is no copy; a copy is told once.
      if (first === undefined || first.page === long.page || reported.has(first)) continue;
      const [one, other] = [originOf(first), originOf(long)];
      if (isSame(one, other) || wordsOf(long.text).length < leastWords) continue;
      reported.add(first);
      const { source, path: at } = one;
      const place = `${source.document.file}:${source.document.locate(at).line}`;
      const message = `ce texte est aussi celui de la page ${first.page} (${place}) : « ${excerpt(long.text)} ».`;
      const remedy = 'Écrivez-en un propre à chaque page, ou mettez-le dans une table et référez-vous-y.';
      report(other.source, other.path, { code: 'rule/text-twice', message, remedy });
    }
  }
}

/** The first text of each sequence of words. */
class SeenTexts {
  readonly #byHash = new Map<number, Seen>();
  /** Those whose hash is that of other words. */
  readonly #byWords = new Map<string, Seen>();

  /** The text that was seen with the same words; the first time, it is kept. */
  firstOf(text: Seen): Seen | undefined {
    const first = this.#byHash.get(text.hash);
    if (first === undefined) this.#byHash.set(text.hash, text);
    if (first === undefined || first.text === text.text) return first;
    const words = wordsOf(text.text).join(' ');
    if (words === wordsOf(first.text).join(' ')) return first;
    const other = this.#byWords.get(words);
    if (other === undefined) this.#byWords.set(words, text);
    return other;
  }
}

interface LongText {
  text: string;
  /** Which of the texts of its block it is. */
  place: number;
  /** Of its words. */
  hash: number;
}

/** Those of each page: in a dev server, most pages are those of the run before. */
const ofPages = new Remembered<MadePage, readonly Seen[]>();

function textsOf({ path: page, blocks }: MadePage): readonly Seen[] {
  return blocks.flatMap((block) => longTexts(block.value).map((text) => ({ ...text, page, block })));
}

const listed = new Remembered<object, readonly LongText[]>();

/** The texts of a block that are long enough. */
function longTexts(block: Json): readonly LongText[] {
  return isObject(block) ? listed.get(block, () => listLongTexts(block)) : [];
}

function listLongTexts(block: JsonObject): LongText[] {
  const long: LongText[] = [];
  const texts = plainTexts(block);
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place] ?? '';
    // So many words and the spaces between them: most texts are shorter.
    const hash = text.length < 2 * leastWords - 1 ? undefined : wordHash(text, leastWords);
    if (hash !== undefined) long.push({ text, place, hash });
  }
  return long;
}

function originOf({ block, place }: Seen): Origin {
  return block.originOf(textsIn(block.value)[place]?.path ?? []);
}

function isSame(a: Origin, b: Origin): boolean {
  return a.source === b.source && a.path.join('/') === b.path.join('/');
}
