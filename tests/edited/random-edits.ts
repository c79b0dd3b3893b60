import fc from 'fast-check';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { fraction } from '../run/for-all.ts';
import { applyEdit, editKinds, type RandomEdit } from './apply-edit.ts';
import { SpecCopy } from './spec-copy.ts';

const anyEdit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom(...editKinds),
  file: fraction,
  place: fraction,
  item: fraction,
  value: fraction,
});

/** How many edits are tried for one that `check` accepts, at most. */
const tries = 20;

/**
 * Makes random edits in the spec of a copied project, as its owner might, until `check` has accepted so many of them; the others are taken back.
 * @param seed the same edits for the same seed and spec
 * @returns what was edited, a line for each
 */
export function makeRandomEdits(folder: string, seed: number, count: number): string[] {
  const spec = new SpecCopy(folder);
  const loader = createLoader({ root: folder, cache: new ParseCache(), ahead: true });
  const made: string[] = [];
  for (const edit of fc.sample(anyEdit, { seed, numRuns: count * tries })) {
    if (made.length === count) break;
    const takeBack = spec.keep();
    const said = applyEdit(spec, edit);
    spec.save();
    if (said !== undefined && loader.check().findings.length === 0) made.push(said);
    else takeBack();
  }
  return made;
}
