import { expect, test } from 'vitest';
import { unsupportedCharacters } from '../../codegen/base/characters/unsupported-characters.ts';
import { files, readText } from './dist.ts';

// `check` refuses them in the spec: what is left are texts of our own program, and what typography makes of a text.
test('no page shows a character that the fonts lack', () => {
  const strange = files
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => unsupportedCharacters(readText(file)).map((character) => `${character} in ${file}`));
  expect(strange).toEqual([]);
});
