import { isExcluded } from '../../model/index/shown-index.ts';
import type { Source } from '../../read/source.ts';
import type { SpecIndex } from '../../model/index/spec-index.ts';
import { textsLike, type PlacedText } from '../../base/walk-texts.ts';

/** A text as it is written, and its document. */
export interface WrittenText extends PlacedText {
  source: Source;
}

/**
 * Every text of the readable files, once, except the texts of rows and blocks that are not on the site on this day.
 * @param pattern for the texts that match it; without the flag `g`
 */
export function writtenTexts(index: SpecIndex, pattern = /^/u): readonly WrittenText[] {
  return writtenSources(index)
    .flatMap((source) => textsLike(source.data, (text) => pattern.test(text)).map((text) => ({ ...text, source })))
    .filter(({ source, path }) => !isExcluded(index, source, path));
}

/** Every readable file of the spec, once. */
function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}
