import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { ledgerText } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { devPage, draftMarks } from '../../codegen/site/dev/dev-pages.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import { families } from '../findings/cases.ts';
import { day, duringProject, loaderOf, withProject } from '../findings/project.ts';
import { writeBelow, testFolder } from '../run/test-folder.ts';
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { watchSpec } from '../../codegen/site/dev/serve-spec.ts';

const engine = join(import.meta.dirname, '../..');
const root = copySmallSite();
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a page shows what a rule refuses before the rules have run, and the finding comes after it', async () => {
  const site = new DevSite({ root, engine });
  site.reload();
  site.check();
  const page = join(root, 'spec/pages/home.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/heading: .*/, 'heading: Réparer → relire'));
  site.reload();
  expect(JSON.stringify(site.current?.site.pages)).toContain('→');
  expect([site.canShow, site.findings]).toEqual([true, []]);
  site.check();
  expect(site.findings).toMatchObject([{ code: 'rule/character' }]);
  const printed: string[] = [];
  for (const name of ['error', 'log'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => printed.push(line.trim()));
  site.printFindings();
  writeFileSync(page, text);
  site.reload();
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
  expect(site.reload()).toBe(true);
  expect(site.reload()).toBe(false);
  const good = site.current?.site;
  expect(good).toBeDefined();
  appendFileSync(file, '\nunknownKey: 1\n');
  expect(site.reload()).toBe(true);
  site.check();
  expect(site.findings).not.toEqual([]);
  expect(site.current?.site).toBe(good);
  expect(site.reload()).toBe(false);
  writeFileSync(file, text);
  expect(site.reload()).toBe(true);
  site.check();
  expect(site.findings).toEqual([]);
  expect(site.current?.site).not.toBe(good);
  expect(site.reload()).toBe(false);
  writeFileSync(join(root, ledgers.toSettle), `${ledgerText([])}\n`);
  expect(site.reload(), 'what was approved is shown on open pages').toBe(true);
});

test('a page whose values are not valid stays as it was, beside pages that show the edit', () =>
  duringProject(async (folder) => {
    const site = new DevSite({ root: folder, engine: folder }, day);
    const renderPage = (_: unknown, page: JsonObject) => JSON.stringify(page.blocks);
    const vite = { ssrLoadModule: () => Promise.resolve({ renderPage }) } as unknown as ViteDevServer;
    const shown = async (path: string) => (await devPage(vite, site, path)).html;
    const save = (heading: string) => {
      const page = `blocks:\n  - { type: intro, heading: ${heading}, text: "{facts.average-roi}" }\n`;
      writeBelow(folder, {
        'spec/pages/home.yaml': page,
        'spec/tables/offers.yaml': `- { id: basic, name: ${heading}, priceEur: 9, delay: 48 heures }\n`,
      });
      site.reload();
    };
    save('Avant');
    expect(await site.writeModules()).toBe(true);
    save('{}');
    expect(site.canShow).toBe(false);
    expect(await shown('/')).toContain('Avant');
    save('"Après → tout"');
    for (const path of ['/', '/offres/basic']) expect(await shown(path)).toContain('Après');
    writeBelow(folder, { 'spec/pages/home.yaml': 'blocks:\n  - { type: intro, text: "{facts.average-roi}" }\n' });
    site.reload();
    expect([site.canShow, site.isBehind]).toEqual([true, false]);
    expect(await shown('/')).toContain('Avant');
    expect(await shown('/offres/basic')).toContain('Après');
    expect(site.isBehind).toBe(true);
    expect(await site.writeModules()).toBe(false);
    site.check();
    expect(site.findings.map(({ code }) => code)).toContain('schema/required');
  }));

test.each(['several-mistakes', 'several-faults-of-a-diagram'])(
  'pages that are requested first change no finding: %s',
  (name) =>
    withProject([...families.values()].flat().find((one) => one.name.startsWith(name))?.name, (folder) => {
      const { check, start } = loaderOf(folder, { day });
      const { pages, isValid, finish } = start();
      expect([...pages.values()].toReversed().map(isValid)).toContain(true);
      expect(finish().findings).toEqual(check().findings);
    }),
);

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
    site.reload();
    site.check();
    expect(site.findings).toMatchObject([{ code: 'schema/undescribed' }]);
    const pages = ['/', '/offres/basic', '/offres/noel'];
    expect(Object.fromEntries(pages.map((path) => [path, [...draftMarks(site.current!.pages.get(path)!)]]))).toEqual({
      '/': [
        [1, 'Brouillon dans cette section : « Offre de Noël ».'],
        [2, 'Brouillon : cette section ne sera pas publiée.'],
      ],
      '/offres/basic': [],
      '/offres/noel': [[0, 'Brouillon : cette page ne sera pas publiée.']],
    });
  }));

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
  const writeModules = () => {
    done.push('modules');
    return Promise.resolve(false);
  };
  const rules = { check: () => done.push('check'), printFindings: () => undefined, writeModules };
  const end = watchSpec(server, Object.assign(site, rules) as unknown as DevSite, watched);
  return { done, end, change: () => watcher.emit('all', 'change', join(watched, 'spec/site.yaml')) };
};
const whole = ['spec:update', 'check', 'spec:findings', 'modules'];

test('pages are told of each save, once, before its rules run', async () => {
  let saves = 0;
  let seen = 0;
  const reload = () => {
    const isNew = saves > seen;
    seen = saves;
    return isNew;
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
      return next !== undefined;
    },
  };
  const { done, change } = watching(site);
  change();
  await vi.waitFor(() => expect(done).toEqual(whole));
  expect([site.canShow, states]).toEqual([true, []]);
});
