import { setImmediate } from 'node:timers/promises';
import { formatFindings, type Finding } from '../../codegen/base/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import type { Counts } from '../run/counts.ts';
import { print } from '../run/output.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

/**
 * Makes every edit, one after the other, in the spec of a copied project. After each the spec has no findings; an edit
 * that has some is reported with all of them, and taken back, so that the others are tried.
 */
export async function checkEdits(folder: string): Promise<Counts> {
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
