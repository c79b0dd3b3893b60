import { expect, test } from 'vitest';
import { keptCharacters } from '../../codegen/fonts/kept-characters.ts';
import { files, readText } from './dist.ts';

/** What browsers make from the space or the hyphen where a font lacks it: no other font is asked (HarfBuzz, normalisation). */
const synthesised = '\u2009\u202F\u2011';
/** Control characters of files, and those of HTML that are never drawn. */
const undrawn = '\n\t\u00AD\u200B';
const drawn = new Set([...keptCharacters, ...synthesised, ...undrawn]);

test('no page shows a character that the fonts lack', () => {
  const strange = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    for (const character of readText(file))
      if (!drawn.has(character)) strange.set(`${character} (U+${character.codePointAt(0)?.toString(16)})`, file);
  expect([...strange]).toEqual([]);
});
