import { isAside } from '../../model/days/shown-index.ts';
import type { Source, SpecIndex } from '../../model/resolve/spec-index.ts';
import { Remembered } from '../../base/remembered.ts';
import { textsIn, textsLike, type PlacedText } from '../../base/walk-texts.ts';

/** A text as it is written, and its document. */
export interface WrittenText extends PlacedText {
  source: Source;
}

const listed = new Remembered<SpecIndex, readonly WrittenText[]>();

/**
 * Every text of the spec that could be read, each once; not those of rows and blocks that are not on the site of the day. Several rules ask for them: they are listed once.
 */
export function writtenTexts(index: SpecIndex): readonly WrittenText[] {
  return listed.get(index, listTexts);
}

const matching = new Remembered<Source, Map<string, readonly WrittenText[]>>();

/**
 * Those of these texts that a pattern matches: each file is searched once for it.
 * @param pattern without the flag `g`
 */
export function textsMatching(index: SpecIndex, pattern: RegExp): readonly WrittenText[] {
  const key = String(pattern);
  const texts = writtenSources(index).flatMap((source) => {
    const byPattern = matching.get(source, () => new Map());
    const found =
      byPattern.get(key) ??
      textsLike(source.data, (text) => pattern.test(text)).map((placed) => ({ ...placed, source }));
    byPattern.set(key, found);
    return found;
  });
  return shownOnly(index, texts);
}

/** Every file of the spec that could be read, each once. */
export function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}

function listTexts(index: SpecIndex): readonly WrittenText[] {
  return shownOnly(
    index,
    writtenSources(index).flatMap((source) => textsIn(source.data).map((text) => ({ ...text, source }))),
  );
}

function shownOnly(index: SpecIndex, texts: readonly WrittenText[]): readonly WrittenText[] {
  if (index.hidden.size + index.hiddenBlocks.size === 0) return texts;
  return texts.filter(({ source, path }) => !isAside(index, source, path));
}
