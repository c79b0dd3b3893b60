import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { changedFiles, madeFiles, publishedDifference } from '../../codegen/owner/diff/published-files.ts';
import { programsOf } from '../../codegen/owner/diff/renderers.ts';
import { isEmpty } from '../../codegen/owner/diff/report.ts';
import { Edits } from '../../codegen/owner/edit/edits.ts';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { textsIn } from '../../codegen/base/walk-texts.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { exampleSites } from './example-sites.ts';

const engine = join(import.meta.dirname, '../..');

describe.each(exampleSites(engine).map((folder) => [basename(folder), folder]))('examples/%s', (_, root) => {
  test(
    'nothing that is published differs without a told change, and a diff is empty where nothing does',
    { timeout: 120_000 },
    async () => {
      const loader = createLoader({ root, engine, cache: new ParseCache() });
      const before = readForEdit(root, loader);
      const rendered = { project: { root, engine }, spec: before, site: before.load.site! };
      const [{ renderer }] = await programsOf(rendered, rendered);
      const filesOf = ({ load }: Spec) => madeFiles(load.site!, load.pages, renderer);
      const published = filesOf(before);
      const texts = before.sources.flatMap((source) =>
        textsIn(source.data).map(({ path, text }) => ({ source, path, text })),
      );
      fc.assert(
        fc.property(fc.constantFrom(...texts), ({ source, path, text }) => {
          const edits = new Edits();
          edits.add(source, (yaml) => setScalar(yaml, path, `${text} x`));
          const after = readForEdit(root, { ...loader, load: () => loader.load(edits.changes()) });
          fc.pre(after.load.site !== undefined);
          const files = filesOf(after);
          const report = {
            against: '',
            addresses: [],
            calculator: [],
            notRendered: undefined,
            ...compareWritten(before, after),
            published: publishedDifference(published, files),
          };
          expect(isEmpty(report)).toBe(changedFiles(published, files).length === 0);
          expect(isEmpty(report) || report.changes.length > 0).toBe(true);
        }),
        { numRuns: 6, seed: 13 },
      );
    },
  );
});
