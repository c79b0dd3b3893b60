import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { ledgerText } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { draftMarks, withViteScripts } from '../../codegen/site/dev/dev-pages.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { withProject } from '../findings/project.ts';

const engine = join(import.meta.dirname, '../..');
const root = copySmallSite();
afterAll(() => {
  for (const folder of [root, diskCache({ root, engine })]) rmSync(folder, { recursive: true, force: true });
});

test('the spec is read again only where somebody wrote to it; a bad edit leaves the last good site', async () => {
  const site = new DevSite({ root, engine });
  const file = join(root, 'spec/site.yaml');
  const text = readFileSync(file, 'utf8');
  expect(await site.reload()).toBe(true);
  expect(await site.reload()).toBe(false);
  const good = site.lastGood;
  expect(good).toBeDefined();
  appendFileSync(file, '\nunknownKey: 1\n');
  expect(await site.reload()).toBe(true);
  expect(site.findings).not.toEqual([]);
  expect(site.lastGood).toBe(good);
  expect(await site.reload()).toBe(false);
  writeFileSync(file, text);
  expect(await site.reload()).toBe(true);
  expect(site.findings).toEqual([]);
  expect(site.lastGood).not.toBe(good);
  expect(await site.reload()).toBe(false);
  writeFileSync(join(root, ledgers.toSettle), `${ledgerText([])}\n`);
  expect(await site.reload(), 'what was approved is shown on open pages').toBe(true);
});

test('Vite gets the head of a page alone, and the page keeps its body', async () => {
  const given: string[] = [];
  const vite = {
    transformIndexHtml: (path: string, html: string) => {
      given.push(`${path} ${html}`);
      return Promise.resolve(html.replace('</head>', '<script></script></head>'));
    },
  } as unknown as ViteDevServer;
  const page = '<html><head><title>A</title></head><body class="a">two $&</body></html>';
  const whole = '<html><head><title>A</title><script></script></head><body class="a">two $&</body></html>';
  expect(await withViteScripts(vite, '/', page)).toBe(whole);
  expect(given).toEqual(['/ <html><head><title>A</title></head><body></body></html>']);
});

const changes = new Map([
  [
    'spec/tables/offers.yaml',
    `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}" }
- { id: noel, name: Offre de Noël, priceEur: 9, delay: 24 heures, draft: true }
`,
  ],
  [
    'spec/pages/home.yaml',
    `blocks:
  - { type: intro, heading: Bienvenue, text: "{facts.average-roi} en {facts.delay.fast}." }
  - { type: row-list, rows: { from: offers } }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: true }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: false }
`,
  ],
]);

test('what is said over the blocks of a page that drafts are in', () => {
  const { findings, pages } = withProject(undefined, (folder) =>
    createLoader({ root: folder, cache: new ParseCache(), drafts: true }).load(changes),
  );
  expect(findings).toEqual([]);
  expect(Object.fromEntries([...pages].map(([path, page]) => [path, [...draftMarks(page)]]))).toEqual({
    '/': [
      [1, 'Brouillon dans cette section : « Offre de Noël ».'],
      [2, 'Brouillon : cette section ne sera pas publiée.'],
    ],
    '/offres/basic': [],
    '/offres/noel': [[0, 'Brouillon : cette page ne sera pas publiée.']],
  });
});
