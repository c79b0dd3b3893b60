import { isAside } from '../../model/days/shown-index.ts';
import type { Source } from '../../read/source.ts';
import type { SpecIndex } from '../../model/resolve/spec-index.ts';
import { textsIn, textsLike, type PlacedText } from '../../base/walk-texts.ts';

/** A text as it is written, and its document. */
export interface WrittenText extends PlacedText {
  source: Source;
}

/** Every text of the readable files, once, except the texts of rows and blocks that are not on the site on this day. */
export function writtenTexts(index: SpecIndex): readonly WrittenText[] {
  const texts = writtenSources(index).flatMap((source) => textsIn(source.data).map((text) => ({ ...text, source })));
  return shownOnly(index, texts);
}

/**
 * The texts that match a pattern.
 * @param pattern without the flag `g`
 */
export function textsMatching(index: SpecIndex, pattern: RegExp): readonly WrittenText[] {
  const texts = writtenSources(index).flatMap((source) =>
    textsLike(source.data, (text) => pattern.test(text)).map((text) => ({ ...text, source })),
  );
  return shownOnly(index, texts);
}

/** Every readable file of the spec, once. */
export function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}

function shownOnly(index: SpecIndex, texts: readonly WrittenText[]): readonly WrittenText[] {
  if (index.hidden.size + index.hiddenBlocks.size === 0) return texts;
  return texts.filter(({ source, path }) => !isAside(index, source, path));
}
