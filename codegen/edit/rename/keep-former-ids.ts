import { isMap } from 'yaml';
import type { Edits } from '../edits.ts';
import { insertEntry } from '../yaml/insert-entry.ts';
import { removeEntry } from '../yaml/remove-entry.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { collectionAt } from '../yaml/yaml-text.ts';
import type { RenamedRow } from './renaming.ts';

/** Writes the former ids of a row as they will be: the id that it has now joins them, and one that it takes again leaves. */
export function keepFormerIds(edits: Edits, { row, former, nextFormer }: RenamedRow): void {
  const list = [...row.path, 'formerIds'];
  const gone = former.findIndex((id) => !nextFormer.includes(id));
  const added = nextFormer.find((id) => !former.includes(id));
  if (gone === -1 && added === undefined) return;
  edits.add(row.source, (yaml) => {
    if (gone !== -1 && added !== undefined) return setScalar(yaml, [...list, gone], added);
    if (added === undefined) return removeEntry(yaml, former.length === 1 ? list : [...list, gone]);
    if (former.length > 0) return insertEntry(yaml, list, former.length, added);
    const node = collectionAt(yaml, row.path)?.node;
    const place = isMap(node) ? node.items.findIndex(({ key }) => String(key) === 'id') : -1;
    return insertEntry(yaml, row.path, place + 1, `formerIds: [${added}]`);
  });
}
