import { fileName } from '../../../model/index/duplicate-rows.ts';
import { Edits } from '../edits.ts';
import type { Mention } from '../mentions/named-in-text.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import { keepRedirects } from '../update-redirects.ts';
import { placeKey, type Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import type { RenamedRow, Renaming } from './renaming.ts';
import { isMap } from 'yaml';
import { valueAt } from '../../../base/json.ts';
import { insertEntry } from '../yaml/insert-entry.ts';
import { removeEntry } from '../yaml/remove-entry.ts';
import { collectionAt } from '../yaml/yaml-text.ts';

/** The result of renaming a row. */
export interface RenamePlan extends Renaming {
  readonly mentions: readonly Mention[];
  readonly edits: Edits;
}

/**
 * Everything that has to change for the row to have its new id; nothing is written.
 * @param edits of other renamings that are made with it
 */
export function planRename(spec: Spec, renaming: Renaming, edits = new Edits()): RenamePlan {
  const { table, to, moves } = renaming;
  const rows = [renaming, ...renaming.sharedRows];
  const mentions = mentionsOfAll(spec, rows, new Set(moves.map(({ from }) => from)));
  for (const one of rows) edits.add(one.row.source, (yaml) => setScalar(yaml, [...one.row.path, 'id'], to));
  const living = moves.map((move) => move.to);
  const changed = mentions.filter((one) => !isRemovedRedirect(one, living));
  for (const group of Map.groupBy(changed, placeKey).values()) {
    const [{ source, path, text } = group[0]!] = group;
    const next = group
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (done, { start, end, as }) =>
          done.slice(0, start) + nameOf(text.slice(start, end), as, renaming) + done.slice(end),
        text,
      );
    edits.add(source, (yaml) => setScalar(yaml, path, next));
  }
  for (const one of rows) keepFormerIds(edits, one);
  keepRedirects(edits, spec, { lost: renaming.redirects, living, row: `${table}.${to}` });
  for (const { row: one } of rows) {
    if (fileName(one) !== one.id) continue;
    const { file } = one.source.document;
    edits.renameFile(one.source, file.slice(0, file.lastIndexOf('/') + 1) + to + /\.ya?ml$/.exec(file)?.[0]);
  }
  return { ...renaming, mentions, edits };
}

/** Does a redirect whose address becomes that of a page, and which therefore goes, hold this mention? */
function isRemovedRedirect({ source, path }: Mention, living: readonly string[]): boolean {
  const from = valueAt(source.data, [...path.slice(0, -1), 'from']);
  return source.document.kind === 'redirects' && living.includes(String(from));
}

/** The mentions of any of the rows, which share one id; each place once. */
function mentionsOfAll(spec: Spec, rows: readonly RenamedRow[], addresses: ReadonlySet<string>): Mention[] {
  const tables = new Map(rows.map(({ table, row }) => [table, row.id]));
  const all = [...tables].flatMap(([table, id]) => mentionsOf(spec, { table, id }, addresses));
  const keyed = all.map((one) => [`${placeKey(one)} ${one.start}`, one] as const);
  return [...new Map(keyed).values()];
}

function nameOf(written: string, as: Mention['as'], { to, moves }: Renaming): string {
  return as === 'id' ? to : (moves.find(({ from }) => from === written)?.to ?? written);
}

/** Writes the former ids of a row as they will be: the id that it has now joins them, and one that it takes again leaves. */
function keepFormerIds(edits: Edits, { row, former, nextFormer }: RenamedRow): void {
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
