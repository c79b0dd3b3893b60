import type { Source, SpecIndex } from '../resolve/spec-index.ts';
import { textsIn, type PlacedText } from '../values/walk-texts.ts';

/** A text as it is written, and its document. */
export interface WrittenText extends PlacedText {
  source: Source;
}

/** Every text of the spec that could be read, each once. */
export function writtenTexts({ singles, pages, forms, tables }: SpecIndex): WrittenText[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  const sources = new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows]);
  return [...sources].flatMap((source) => textsIn(source.data).map((text) => ({ ...text, source })));
}
