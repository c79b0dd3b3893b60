import fc from 'fast-check';
import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apply, readForEdit, findingsWith, type Spec } from '../../codegen/owner/edit/spec.ts';
import { gatherRemovals, planRemove, withoutRow } from '../../codegen/owner/edit/remove/plan-remove.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { engine, schemasOf, sites } from './edited-sites.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';
import { rowsOf } from './there-and-back.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { formatRename } from '../../codegen/cli/rename-command.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { asFromEngine, diskCache } from '../../codegen/run/project.ts';
import { makeSite } from './language-server-site.ts';

const root = emptiedFolder();

test.each(sites)(
  'what goes with a row of %s leaves a spec without findings, or is told before anything is written; other lines stay',
  (site) => {
    const makeSiteAnew = () => {
      for (const part of readdirSync(join(engine, site)).filter((name) => /^(?:spec|public)$|\.json$/.test(name)))
        cpSync(join(engine, site, part), join(root, part), { recursive: true });
    };
    makeSiteAnew();
    const loader = createLoader({ root, engine, compiled: schemasOf(site) });
    const spec = readForEdit(root, loader);
    forAllOf([fc.constantFrom(...rowsOf(spec))], sample(1, 2), ({ table, id }) => {
      const row = spec.index.rowsById.get(table)?.get(id);
      const plan = planRemove(spec, table, row!, null);
      const texts = new Map(spec.sources.map(({ document }) => [document.file, document.text]));
      for (const [file, text] of plan.changes) {
        const comments = (text ?? '').split('\n').filter((line) => /^\s*#/.test(line));
        expect((texts.get(file) ?? text ?? '').split('\n')).toEqual(expect.arrayContaining(comments));
      }
      if (plan.findings.length > 0 || plan.left.length > 0) return;
      apply(spec, plan.changes);
      const after = readForEdit(root, loader);
      expect(after.load.findings).toEqual([]);
      expect(after.index.rowsById.get(table)?.has(id)).toBe(false);
      for (const [file, text] of texts)
        if (!plan.changes.has(file)) expect(readFileSync(join(root, file), 'utf8')).toBe(text);
      makeSiteAnew();
    });
  },
);

test.each([
  ['/demo?cas=a', '/demo'],
  ['/demo?cas=a&type=b', '/demo?type=b'],
  ['/demo?type=b&cas=a', '/demo?type=b'],
  ['/demo?type=b&cas=a#x', '/demo?type=b#x'],
  ['/demo#a', '/demo'],
])('%s without the row « a » is %s', (href, expected) => {
  const start = href.includes('#a') ? href.indexOf('#a') + 1 : href.indexOf('=a') + 1;
  expect(withoutRow(href, { start, end: start + 1 })).toBe(expected);
});

const site = makeSite();
const compiled = compileSchemas({ root: site, engine }, diskCache({ engine }));
const rename = (spec: Spec, table: string, id: string, to: string) =>
  planRename(spec, table, spec.index.rowsById.get(table)!.get(id)!, to);

test('a link to a section stays when the row that it shows under the same id is renamed', () => {
  writeBelow(site, {
    'spec/tables/pictures.yaml': '- { id: quai, image: quai.svg, alt: Un quai. }\n',
    'spec/pictures/quai.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
  });
  appendFileSync(
    join(site, 'spec/pages/repair.yaml'),
    '      - { label: Voir, href: "#quai" }\n  - { type: gallery, id: quai, heading: Images, rows: { from: pictures } }\n',
  );
  const spec = readForEdit(site, createLoader({ root: site, engine, compiled }));
  expect(spec.load.findings).toEqual([]);
  expect(rename(spec, 'pictures', 'quai', 'port').mentions).toEqual([]);
});

test('the plan of a site in a folder of its own names each file from the folder of the engine', () => {
  const spec = readForEdit(site, createLoader({ root: site, engine, compiled }));
  const plans = [...spec.index.rowsById].flatMap(([table, rows]) =>
    [...rows.values()].map((row) => planRename(spec, table, row, 'autre-nom')),
  );
  const files = plans.flatMap(
    (plan) => asFromEngine('ailleurs/', formatRename(spec, plan)).match(/[\w/.-]*spec\/[\w/.-]+/gu) ?? [],
  );
  expect(plans.some(({ mentions }) => mentions.length > 0)).toBe(true);
  expect(files.filter((file) => !file.startsWith('ailleurs/spec/'))).toEqual([]);
});

test('a row takes its former id again: the redirect from its address goes, and the other redirects stay', () => {
  writeBelow(site, {
    'spec/tables/benches/window.yaml': "id: north\nname: L'établi de la fenêtre\n",
    'spec/redirects.yaml':
      '# Avant.\nredirects:\n  - { from: /etablis/window, to: /etablis/north }\n  - { from: /vieux, to: / }\n',
  });
  const spec = readForEdit(site, createLoader({ root: site, engine, compiled }));
  const changes = rename(spec, 'benches', 'north', 'window').edits.changes();
  expect(changes.get('spec/redirects.yaml')).toBe('# Avant.\nredirects:\n  - { from: /vieux, to: / }\n');
});

const dated = makeSite();

test('a row that is written once for each of several days is renamed and removed on all of them', () => {
  const file = 'spec/tables/tools.yaml';
  const text = readFileSync(join(dated, file), 'utf8');
  const later = text.slice(text.indexOf('- id: needle')).replace('price: 4', 'price: 5\n  from: 2027-01-01');
  writeFileSync(join(dated, file), `${text.trimEnd()}\n  until: 2026-12-31\n${later}`);
  const specs = ['2026-12-01', '2027-02-01'].map((day) =>
    readForEdit(dated, createLoader({ root: dated, engine, compiled, day })),
  );
  for (const spec of specs) {
    expect(spec.load.findings).toEqual([]);
    const changes = rename(spec, 'tools', 'needle', 'pin').edits.changes();
    expect(changes.get(file)?.match(/id: (?:needle|pin)/g)).toEqual(['id: pin', 'id: pin']);
    for (const other of specs) expect(findingsWith(other, changes)).toEqual([]);
    const removals = gatherRemovals(spec, 'tools', spec.index.rowsById.get('tools')!.get('needle')!);
    expect(removals.rows.map(({ row: { id } }) => id)).toEqual(['needle', 'needle']);
  }
});
