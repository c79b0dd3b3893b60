import type { Changes } from '../../read/read.ts';
import { nameAt, openValues, ledgerText, readLedger, valueHash, type Entry } from '../../release/to-settle.ts';
import { ledgers } from '../../run/ledgers.ts';
import type { DocumentPath, Json } from '../../base/json.ts';
import type { RenamePlan } from './rename/plan-rename.ts';
import { isWithin, type Spec } from './spec.ts';
import { readYaml } from './yaml/yaml-text.ts';

/** Where a value is after a change that gives files and rows other names. */
type Move = (file: string, path: DocumentPath) => { readonly file: string; readonly name: string } | undefined;

/**
 * Changes of the spec, and with them the ledger of open points: each entry follows its value to its new place and its new text;
 * those of values that go, go with them. A ledger that cannot be read stays as it is.
 */
export function withLedger(
  { root, sources }: Pick<Spec, 'root' | 'sources'>,
  changes: Changes,
  move: Move = () => undefined,
): Changes {
  const { entries, fault } = readLedger(root, changes);
  if (fault !== undefined) return changes;
  const before = sources.map(({ document: { file }, data }) => ({ file, data }));
  const changed = [...changes].flatMap(([file, text]) =>
    text === null || !file.endsWith('.yaml') ? [] : [{ file, data: readYaml(text).tree.toJS() as Json }],
  );
  const after = [...before.filter(({ file }) => !changes.has(file)), ...changed];
  const now = openValues(entries, before);
  const moved = new Map(
    now.found.map(({ entry, file, name, path, value }): [Entry, hash: string] => {
      const to = move(file, path) ?? { file, name };
      return [{ ...entry, file: to.file, at: to.name, hash: valueHash(value) }, entry.hash];
    }),
  );
  const then = openValues([...moved.keys()], after, before).found.map(({ entry, file, name, value }): Entry => {
    const hash = valueHash(value);
    // A value that this change leaves as it is keeps its hash, though it may have been changed by hand before.
    return { ...entry, file, at: name, hash: hash === entry.hash ? (moved.get(entry) ?? hash) : hash };
  });
  const text = ledgerText([...now.gone, ...then]);
  return text === ledgerText(entries) ? changes : new Map([...changes, [ledgers.toSettle, text]]);
}

/** Where a renaming puts the values of the rows that get the new id. */
export function moveOf({ edits, to, ...plan }: RenamePlan): Move {
  const rows = [plan, ...plan.sharedRows].map(({ row }) => row);
  return (file, path) => {
    const row = rows.find((one) => one.source.document.file === file && isWithin(path, one.path));
    if (row === undefined) return undefined;
    const { data } = row.source;
    const above = nameAt(data, row.path.slice(0, -1));
    const below = nameAt(data, path).slice(nameAt(data, row.path).length);
    const name = [above, ...(row.path.length === 0 ? [] : [to])].filter((part) => part !== '').join('/') + below;
    return { file: edits.renamed.get(file) ?? file, name: name.replace(/^\//, '') };
  };
}
