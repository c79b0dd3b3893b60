import type { Source, SpecIndex } from '../resolve/spec-index.ts';
import { textsIn, type PlacedText } from '../values/walk-texts.ts';

/** A text as it is written, and its document. */
export interface WrittenText extends PlacedText {
  source: Source;
}

const listed = new WeakMap<SpecIndex, readonly WrittenText[]>();

/** Every text of the spec that could be read, each once. Several rules ask for them: they are listed once. */
export function writtenTexts(index: SpecIndex): readonly WrittenText[] {
  const texts = listed.get(index) ?? listTexts(index);
  listed.set(index, texts);
  return texts;
}

function listTexts({ singles, pages, forms, tables }: SpecIndex): WrittenText[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  const sources = new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows]);
  return [...sources].flatMap((source) => textsIn(source.data).map((text) => ({ ...text, source })));
}
