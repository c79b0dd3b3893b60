import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader, type SpecLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import { copyProject } from './copy-project.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

// Every edit is made, one after the other, in a copy of the project, which the next steps of `npm test` build and hold to the laws of the content.
const folder = process.env['EDITED_FOLDER'] ?? '';
let spec: SpecCopy;
let loader: SpecLoader;

beforeAll(() => {
  copyProject(join(import.meta.dirname, '../..'), folder);
  spec = new SpecCopy(folder);
  loader = createLoader({ root: folder, cache: new ParseCache(diskCache({ root: folder, engine: folder })) });
});

test.each(edits)('after « $name » the spec has no findings', ({ change }) => {
  const takeBack = spec.keep();
  try {
    change(spec);
    spec.save();
    const { findings } = loader.load();
    expect(findings, formatFindings(findings)).toEqual([]);
  } catch (error) {
    // The other edits are made without it.
    takeBack();
    throw error;
  }
});
