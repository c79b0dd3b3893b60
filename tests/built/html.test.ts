import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages, readText, files, root } from './dist.ts';
import { htmlRules } from './html-rules.ts';
import { unsupportedCharacters } from '../../codegen/base/characters/unsupported-characters.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from './bundle-of.ts';

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
