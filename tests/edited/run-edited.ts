import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { addCounts, type Counts } from '../run/counts.ts';
import { copyProject } from './copy-project.ts';
import { holdLaws } from './hold-laws.ts';
import { formatFindings, type Finding } from '../../codegen/base/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import { print } from '../run/output.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

/**
 * Makes every edit, one after the other, in the spec of a copied project. After each the spec has no findings; an edit
 * that has some is reported with all of them, and taken back, so that the others are tried.
 */
async function checkEdits(folder: string): Promise<Counts> {
  const spec = new SpecCopy(folder);
  const cache = new ParseCache(diskCache({ root: folder, engine: folder }));
  const loader = createLoader({ root: folder, cache });
  let failed = 0;
  for (const { name, change } of edits) {
    // Other stages run beside this one.
    await setImmediate();
    const takeBack = spec.keep();
    const fault = faultOf(() => {
      change(spec);
      spec.save();
      return loader.load().findings;
    });
    print(fault === undefined ? ` ✓ ${name}` : ` ✗ ${name}\n${fault}`);
    if (fault === undefined) continue;
    takeBack();
    failed += 1;
  }
  return { passed: edits.length - failed, failed, skipped: 0 };
}

/** What an edit is reported for; or, where it does not find what it edits, why. */
function faultOf(edit: () => readonly Finding[]): string | undefined {
  try {
    const findings = edit();
    return findings.length > 0 ? formatFindings(findings) : undefined;
  } catch (error) {
    return String(error instanceof Error ? error.stack : error);
  }
}

/**
 * Edits a copy of the project as its owner would, checks it after each edit, then holds the laws of the content against it. The project
 * itself is not touched.
 */
export async function runEdited(root: string): Promise<Counts> {
  const folder = copyProject(root);
  try {
    const made = await checkEdits(folder);
    return addCounts([made, await holdLaws(root, folder)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
