import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, test } from 'vitest';
import { isCompressedCopy } from '../../codegen/site/publish/compress.ts';
import { distPath } from '../../codegen/site/publish/publish.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { htmlRules } from '../built/html-rules.ts';
import { overBudget } from '../built/weigh-pages.ts';
import { publishedOwnerWords } from '../built/owner-words.ts';
import { complaintsAbout } from './engine-types.ts';
import { exampleSites, readSpecFile } from './example-sites.ts';

const root = join(import.meta.dirname, '../..');
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
/** Of the heaviest file of a picture, in bytes. */
const pictureBudgets = { avif: 80_000, webp: 120_000 };
const first = readSpecFile(root, 'site.yaml');

describe.each(exampleSites(root).map((folder) => [basename(folder), folder]))('examples/%s', async (_name, folder) => {
  const dist = realpathSync(distPath(folder));
  const files = listFiles(dist).filter((file) => !isCompressedCopy(file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));

  test('has tables of its own: the code of the engine names none of another site', { timeout: 300_000 }, () => {
    expect(complaintsAbout(root, folder)).toBe('');
  });

  test('is valid HTML, by the rules of accessibility too', async () => {
    for (const { file, html } of pages) {
      const { results } = await validator.validateString(html, file);
      // A template is no content until a script has filled it.
      const messages = results.flatMap((result) =>
        result.messages.filter(({ selector }) => !selector?.includes('template')),
      );
      expect(
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        file,
      ).toEqual([]);
    }
  });

  test('says nothing of the first site', () => {
    const written = listFiles(join(folder, 'spec')).map((file) => readFileSync(join(folder, 'spec', file), 'utf8'));
    // A short name may be a word that the example writes too.
    const own = [first.name, first.shortName, first.tagline, first.baseUrl]
      .map(String)
      .filter((said) => !written.some((text) => text.includes(said)));
    const texts = files
      .filter((file) => /\.(?:html|js|css|txt|xml|ics|webmanifest)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
    for (const said of own) expect(texts.filter(({ text }) => text.includes(said)).map(({ file }) => file)).toEqual([]);
  });

  test('publishes no origin of a figure and no reason of a doubt', () => {
    expect(publishedOwnerWords(folder, root, dist, files)).toEqual([]);
  });

  test('gives each picture its text, its size and both formats, and loads it late but in an opening', () => {
    const shown = pages.flatMap(({ file, html }) =>
      [...html.matchAll(/<picture>(.*?)<\/picture>/g)].map(([, markup = '']) => ({ file, markup })),
    );
    for (const { file, markup } of shown) {
      expect(markup, file).toMatch(/ alt="[^"]+"/);
      expect(markup, file).toMatch(/ width="\d+" height="\d+"/);
      expect(markup, file).toMatch(/type="image\/avif"/);
      expect(markup.includes('loading="lazy"'), file).toBe(!markup.includes('fetchPriority="high"'));
    }
    const heaviest = (format: string) =>
      Math.max(0, ...files.filter((file) => file.endsWith(format)).map((file) => statSync(join(dist, file)).size));
    expect(heaviest('.avif')).toBeLessThanOrEqual(pictureBudgets.avif);
    expect(heaviest('.webp')).toBeLessThanOrEqual(pictureBudgets.webp);
  });

  test('keeps to the budgets of any site', () => {
    const over = overBudget(
      dist,
      pages.map(({ file }) => ({ path: file, file })),
    );
    expect(over).toEqual([]);
  });
});
