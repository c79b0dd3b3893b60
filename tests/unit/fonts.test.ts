import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { fontSources } from '../../codegen/site/fonts/font-sources.ts';
import { fontCharacters } from '../../codegen/base/characters/font-characters.ts';
import { makeFonts } from '../../codegen/site/fonts/make-fonts.ts';

const root = join(import.meta.dirname, '../..');

test('the fonts and their stylesheets are those that npm run fonts makes', async () => {
  for (const [path, content] of await makeFonts(root))
    expect(content.equals(await readFile(join(root, path))), `${path}: run npm run fonts`).toBe(true);
});

test.each(fontSources)(
  '$family has every character that is kept, but perhaps arrows, which a font of the system draws',
  async ({ name }) => {
    const font = await readFile(join(root, `src/fonts/${name}.woff2`));
    const read = create(font);
    if (read.isCollection) throw new Error(`${name} holds several fonts`);
    expect(
      [...fontCharacters].filter(
        (character) => !/[↑↓]/.test(character) && !read.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      ),
    ).toEqual([]);
  },
);

test("an Arial made as wide as the web font keeps the web font's height", async () => {
  const css = await readFile(join(root, 'src/fonts/inter.css'), 'utf8');
  // Inter: ascent 0.96875 em, descent 0.24121 em at any size: overrides are shares of the adjusted size.
  const [, size = '', ascent = ''] =
    /'Inter Fallback';\n {2}font-weight: 400 599;[^}]*size-adjust: ([\d.]+)%;\n {2}ascent-override: ([\d.]+)%/.exec(
      css,
    ) ?? [];
  expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(0.96875, 3);
});
