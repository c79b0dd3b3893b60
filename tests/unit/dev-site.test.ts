import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi, describe } from 'vitest';
import type { ViteDevServer } from 'vite';
import { ledgerText } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { draftMarks, withViteScripts } from '../../codegen/site/dev/dev-pages.ts';
import { day, duringProject } from '../findings/project.ts';
import { writeBelow, testFolder } from '../run/test-folder.ts';
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { watchSpec } from '../../codegen/site/dev/watch-spec.ts';

const engine = join(import.meta.dirname, '../..');
const root = copySmallSite();
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a page shows what a rule refuses before the rules have run, and the finding comes after it', async () => {
  const site = new DevSite({ root, engine });
  await site.reload();
  site.check();
  const page = join(root, 'spec/pages/home.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/heading: .*/, 'heading: Réparer → relire'));
  await site.reload();
  expect([site.canShow, JSON.stringify(site.lastGood?.pages).includes('→'), site.findings]).toEqual([true, true, []]);
  site.check();
  expect(site.findings).toMatchObject([{ code: 'rule/character' }]);
  const printed: string[] = [];
  for (const name of ['error', 'log'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => printed.push(line.trim()));
  site.printFindings();
  writeFileSync(page, text);
  await site.reload();
  site.check();
  site.printFindings();
  site.printFindings();
  vi.restoreAllMocks();
  expect(printed).toEqual([
    expect.stringContaining('spec/pages/home.yaml'),
    expect.stringContaining('Spécification valide'),
  ]);
});

test('the spec is read again only where somebody wrote to it; a value that is not valid leaves the last good site', async () => {
  const site = new DevSite({ root, engine });
  const file = join(root, 'spec/site.yaml');
  const text = readFileSync(file, 'utf8');
  expect(await site.reload()).toBe(true);
  expect(await site.reload()).toBe(false);
  const good = site.lastGood;
  expect(good).toBeDefined();
  appendFileSync(file, '\nunknownKey: 1\n');
  expect(await site.reload()).toBe(true);
  site.check();
  expect(site.findings).not.toEqual([]);
  expect(site.lastGood).toBe(good);
  expect(await site.reload()).toBe(false);
  writeFileSync(file, text);
  expect(await site.reload()).toBe(true);
  site.check();
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

const changes = {
  'spec/tables/offers.yaml': `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}" }
- { id: noel, name: Offre de Noël, priceEur: 9, delay: 24 heures, draft: true }
`,
  'spec/pages/home.yaml': `blocks:
  - { type: intro, heading: Bienvenue, text: "{facts.average-roi} en {facts.delay.fast}." }
  - { type: row-list, rows: { from: offers } }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: true }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: false }
`,
};

test('drafts and blocks in the making are drawn, and said to be so', () =>
  duringProject(async (folder) => {
    const schema = join(folder, 'src/blocks/intro/intro.schema.yaml');
    writeBelow(folder, {
      ...changes,
      [schema.slice(folder.length)]: readFileSync(schema, 'utf8').replace('Grand titre', 'À décrire'),
    });
    const site = new DevSite({ root: folder, engine: folder }, day);
    await site.reload();
    site.check();
    expect(site.findings).toMatchObject([{ code: 'schema/undescribed' }]);
    const pages = ['/', '/offres/basic', '/offres/noel'];
    expect(Object.fromEntries(pages.map((path) => [path, [...draftMarks(site.sources.get(path)!)]]))).toEqual({
      '/': [
        [1, 'Brouillon dans cette section : « Offre de Noël ».'],
        [2, 'Brouillon : cette section ne sera pas publiée.'],
      ],
      '/offres/basic': [],
      '/offres/noel': [[0, 'Brouillon : cette page ne sera pas publiée.']],
    });
  }));

describe('watch spec', () => {
  const watched = testFolder();

  /** A server, whose messages are listed, that watches a site with these answers. */
  const watching = (site: object) => {
    const done: string[] = [];
    const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
    const server = {
      watcher,
      environments: { client: { hot: { send: (name: string) => done.push(name) } } },
      config: { logger: { error: (text: string) => done.push(text) } },
    } as unknown as ViteDevServer;
    const rules = { check: () => done.push('check'), printFindings: () => undefined };
    const end = watchSpec(server, Object.assign(site, rules) as unknown as DevSite, watched);
    return { done, end, change: () => watcher.emit('all', 'change', join(watched, 'spec/site.yaml')) };
  };
  const whole = ['spec:update', 'check', 'spec:findings'];

  test('pages are told of each save, once, before its rules run', async () => {
    let saves = 0;
    let seen = 0;
    const reload = () => {
      const isNew = saves > seen;
      seen = saves;
      return Promise.resolve(isNew);
    };
    const { done, change, end } = watching({ canShow: true, reload });
    const save = async () => {
      saves += 1;
      change();
      await vi.waitFor(() => expect(done).toHaveLength(saves * whole.length));
    };
    await save();
    await save();
    await setTimeout(100);
    expect(done).toEqual([...whole, ...whole]);
    saves += 1;
    await end();
    change();
    await setTimeout(100);
    expect(done, 'the server is closed').toEqual([...whole, ...whole]);
  });

  test('a file that is read half written is read again before anything is told', async () => {
    const states = [false, false, true];
    const site = {
      canShow: true,
      reload() {
        const next = states.shift();
        if (next !== undefined) Object.assign(site, { canShow: next });
        return Promise.resolve(next !== undefined);
      },
    };
    const { done, change } = watching(site);
    change();
    await vi.waitFor(() => expect(done).toEqual(whole));
    expect([site.canShow, states]).toEqual([true, []]);
  });
});
