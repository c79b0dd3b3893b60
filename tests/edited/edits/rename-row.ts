import { at, type SpecCopy } from '../spec-copy.ts';
import { withId } from './renamed.ts';

const to = 'new-name';

/** The last use case: its id in every file, its address with it, and the old id where its former address and links find it. */
export function renameRow(spec: SpecCopy): void {
  const from = String(at(spec.table('use-cases'), -1).get('id'));
  for (const file of spec.files()) withId(spec.document(file).contents, from, to);
  at(spec.table('use-cases'), -1).set('formerIds', spec.node([from]));
}
