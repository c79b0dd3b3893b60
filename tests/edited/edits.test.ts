import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader, type SpecLoader } from '../../codegen/pipeline.ts';
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
  loader = createLoader({ root: folder });
});

// Edits of one kind are made together: what each comes to alone is a law of the night (honest-edits.laws.ts).
test.each(Object.entries(edits))('after the edits of %s the spec has no findings', (_, some) => {
  const takeBack = spec.keep();
  try {
    for (const { change } of some) {
      change(spec);
      spec.save();
    }
    const { findings } = loader.load();
    expect(findings, formatFindings(findings)).toEqual([]);
  } catch (error) {
    // The others are made without these.
    takeBack();
    throw error;
  }
});
