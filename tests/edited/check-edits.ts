import { formatFindings } from '../../codegen/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import type { Counts } from '../run/counts.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

/**
 * Makes every edit, one after the other, in the spec of a copied project. After each the spec has no findings; an edit
 * that has some is reported with all of them, and taken back, so that the others are tried.
 */
export function checkEdits(folder: string): Counts {
  const spec = new SpecCopy(folder);
  const loader = createLoader({ root: folder, cache: new ParseCache() });
  const refused = edits.filter(({ name, change }) => {
    const takeBack = spec.keep();
    const message = faultOf(() => {
      change(spec);
      spec.save();
      return formatFindings(loader.load().findings);
    });
    if (message !== '') takeBack();
    console.log(message === '' ? ` ✓ ${name}` : ` ✗ ${name}\n${message}`);
    return message !== '';
  });
  return { passed: edits.length - refused.length, failed: refused.length, skipped: 0 };
}

/** What `edit` reports; or, where it does not find what it edits, why. */
function faultOf(edit: () => string): string {
  try {
    const report = edit();
    return report.includes('\n') ? report : '';
  } catch (error) {
    return String(error instanceof Error ? error.stack : error);
  }
}
