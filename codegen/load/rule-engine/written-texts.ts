import { isAside } from '../days/shown-index.ts';
import type { Source, SpecIndex } from '../resolve/spec-index.ts';
import { Remembered } from '../values/remembered.ts';
import { textsIn, type PlacedText } from '../values/walk-texts.ts';

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

/** Every file of the spec that could be read, each once. */
export function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}

function listTexts(index: SpecIndex): WrittenText[] {
  const texts = writtenSources(index).flatMap((source) => textsIn(source.data).map((text) => ({ ...text, source })));
  if (index.hidden.size + index.hiddenBlocks.size === 0) return texts;
  return texts.filter(({ source, path }) => !isAside(index, source, path));
}
