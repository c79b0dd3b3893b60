import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages, readText, files, root, dist } from './dist.ts';
import { htmlRules } from './html-rules.ts';
import { unsupportedCharacters } from '../../codegen/base/characters/font-characters.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from './bundle-of.ts';
import { publishedOwnerWords } from './owner-words.ts';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** A template is no content until a script has filled it. */
const isOnPage = ({ selector }: Message) => !selector?.includes('template');

test.for(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readText(file), file);
  const messages = results.flatMap((result) =>
    result.messages
      .filter(isOnPage)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});

// `check` refuses them in the spec: what is left are texts of our own program, and what typography makes of a text.
test('no page shows a character that the fonts lack', () => {
  const strange = files
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => unsupportedCharacters(readText(file)).map((character) => `${character} in ${file}`));
  expect(strange).toEqual([]);
});

/** What the dev server adds to pages: the editing panel, the overlay of findings, and the addresses that they ask. */
const ofDev = ['/@spec/', 'spec-edit', 'spec-findings', '__open-in-editor'];

test('nothing of editing on the page is published', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => ofDev.some((part) => readText(file).includes(part)))).toEqual([]);
});

test('the published licences name every package of the bundles, the drawings of the icons and the fonts', () => {
  const bundled = readFileSync(
    join(bundleOf(root, pages.map((page) => readText(page)).join('')), 'client/.vite/license.md'),
    'utf8',
  );
  const packages = [...bundled.matchAll(/^## (\S+) - /gm)].map(([, name = '']) => name);
  expect(packages).toContain('react');
  const published = readText('licences.txt').split('\n');
  const named = [...packages, 'lucide-react', 'tailwindcss', 'inter.woff2', 'jetbrains-mono.woff2'];
  expect(named.filter((name) => !published.includes(name))).toEqual([]);
});

test('no origin of a figure and no reason of a doubt is published', () => {
  expect(publishedOwnerWords(root, root, dist, files)).toEqual([]);
});

/** What every `<img>` must have: pictures are served as AVIF or drawn (SVG), and hold their place before they arrive. */
function pictureFaults(html: string): string[] {
  // A picture's sources speak for the one image in it.
  const avifPictures = [...html.matchAll(/<picture\b.*?<\/picture>/gs)]
    .map(([picture]) => picture)
    .filter((picture) => /<source\b[^>]*\btype="image\/avif"/.test(picture));
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
    const source = /\ssrc="([^"]*)"/.exec(image)?.[1] ?? '';
    const isLight =
      /\.(?:avif|svg)$|^data:image\/svg/.test(source) || avifPictures.some((picture) => picture.includes(image));
    return [
      ...(isLight ? [] : [`neither AVIF nor SVG: ${image}`]),
      ...(/\swidth="\d+"/.test(image) && /\sheight="\d+"/.test(image) ? [] : [`no width and height: ${image}`]),
    ];
  });
}

test('no page has an image without width and height, or one that is neither AVIF nor SVG', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap((file) => pictureFaults(readText(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
});
