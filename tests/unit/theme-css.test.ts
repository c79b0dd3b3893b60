import { expect, test } from 'vitest';
import fc from 'fast-check';
import { emitThemeCss } from '../../codegen/site/emit/theme-css.ts';
import { fontSources } from '../../codegen/site/fonts/font-sources.ts';
import { themeValue } from '../../codegen/base/theme/theme-value.ts';
import { contrast, formatColour, parseColour } from '../../codegen/base/theme/colour.ts';
import { leastContrast, nearestReadable } from '../../codegen/base/theme/contrast.ts';
import { forAllOf } from '../run/for-all.ts';
import { isNightly } from '../run/sample.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { fontCharacters } from '../../codegen/base/characters/font-characters.ts';
import { makeFonts } from '../../codegen/site/fonts/make-fonts.ts';

const theme = {
  scheme: 'light',
  colours: { paper: '#fbfaf6', lineStrong: 'oklch(0 0 0 / 20%)', amberBright: '#6d3a05' },
  fonts: { display: 'inter', text: 'inter', figures: 'jetbrains-mono' },
  radii: { small: 0, medium: 10, large: 16 },
  mark: [],
};

const cssWith = (change: object = {}) => emitThemeCss(themeValue({ ...theme, ...change }));

test('colours written in any way reach the stylesheet as hexadecimal, under the names of its classes', () => {
  const css = cssWith();
  expect(css).toContain('--color-ink: #fbfaf6;');
  expect(css).toContain('--color-line-strong: #00000033;');
  expect(css).toContain('--color-amber-bright: #6d3a05;');
});

test('an accent of the site is a colour, and the class that gives it', () => {
  const css = cssWith({ accents: { brique: 'oklch(0.5 0.1 40)' } });
  expect(css).toMatch(/--color-brique: #[0-9a-f]{6};/);
  expect(css).toContain('.accent-brique {\n  --color-accent: var(--color-brique);');
});

test('only the fonts in use are imported, each once', () => {
  const css = cssWith();
  const imported = [...css.matchAll(/@import '.*fonts\/(.*)\.css'/g)].map(([, name]) => name);
  expect(imported).toEqual(['inter', 'jetbrains-mono']);
  expect(css).toContain("--font-display: 'Inter Variable', 'Inter Fallback', 'Inter Roboto', sans-serif;");
});

test('the font of a system is named, and no file of it', () => {
  const css = cssWith({ fonts: { display: 'system', text: 'system', figures: 'system' } });
  expect(css).not.toContain('#src/fonts/');
  expect(css).toContain('--font-sans: system-ui, sans-serif;');
  expect(css).toContain('--font-mono: ui-monospace, monospace;');
});

test('every font of the site may have every role', () => {
  for (const { name, family } of fontSources) {
    const css = cssWith({ fonts: { display: name, text: name, figures: name } });
    expect(css.match(new RegExp(`--font-\\w+: '${family}'`, 'g'))).toHaveLength(3);
  }
});

test('spaces of large figures are narrowed in a font whose spaces are as wide as its digits', () => {
  const spaces = (figures: string) =>
    /--figure-space: (.*);/.exec(cssWith({ fonts: { display: 'inter', text: 'inter', figures } }))?.[1];
  expect(spaces('jetbrains-mono')).toBe('-0.3em');
  expect(spaces('inter')).toBe('0');
});

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
const opaque = fc.record({ mode: fc.constant('rgb' as const), r: channel, g: channel, b: channel });
const grey = (light: number) => ({ mode: 'rgb' as const, r: light, g: light, b: light });
const [black, white] = [grey(0), grey(1)];

test.each([
  ['#f2b94b', '#f2b94b'],
  ['#ffffff17', '#ffffff17'],
  // As CSS has it: https://www.w3.org/TR/css-color-4/#ok-lab
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(45.2% 0.3132 264.05deg)', '#0000ff'],
  ['oklch(1 0 0 / 9%)', '#ffffff17'],
])('%s is %s', (text, expected) => {
  const colour = parseColour(text);
  expect(colour && formatColour(colour)).toBe(expected);
});

test.each('orange|#fff|#F2B94B|rgb(1, 2, 3)|oklch(0.5 0.1)|#12345|oklch(1 0 0 / 9%'.split('|'))(
  '%s is no colour of a theme',
  (text) => expect(parseColour(text)).toBeUndefined(),
);

test('the nearest readable colour is readable on all that it is set on; none is told only where there is none', () => {
  forAllOf([opaque, opaque], { numRuns: 30 }, (text, paper) => {
    const near = nearestReadable(text, [paper]);
    expect(near && contrast(near, paper)).toBeGreaterThanOrEqual(leastContrast);
  });
  expect(nearestReadable(grey(0.5), [black, white])).toMatch(/^#(7[0-9a-f]){3}$/);
  expect(nearestReadable(black, [black, white, grey(0.46)])).toBeUndefined();
});

const root = join(import.meta.dirname, '../..');

// To cut them takes longest: nightly.
test.runIf(isNightly)('the fonts and their stylesheets are those that npm run fonts makes', async () => {
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
