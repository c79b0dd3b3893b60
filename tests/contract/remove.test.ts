import fc from 'fast-check';
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apply, readForEdit } from '../../codegen/owner/edit/spec.ts';
import { planRemove } from '../../codegen/owner/edit/remove/plan-remove.ts';
import { withoutRow } from '../../codegen/owner/edit/remove/gather-removals.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { engine, schemasOf, sites } from './edited-sites.ts';
import { emptiedFolder } from '../run/test-folder.ts';
import { rowsOf } from './there-and-back.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';

const root = emptiedFolder();

test.each(sites)(
  'what goes with a row of %s leaves a spec without findings, or is told before anything is written; other lines stay',
  (site) => {
    for (const part of readdirSync(join(engine, site)).filter((name) => /^(?:spec|public)$|\.json$/.test(name)))
      cpSync(join(engine, site, part), join(root, part), { recursive: true });
    const loader = createLoader({ root, engine, cache: new ParseCache(), compiled: schemasOf(site) });
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
