import { fileName } from '../../load/resolve/new-row.ts';
import { Edits } from '../edits.ts';
import type { Mention } from '../mentions/mention.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import { keepRedirects } from '../redirects/keep-redirects.ts';
import type { Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { keepFormerIds } from './keep-former-ids.ts';
import type { Renaming } from './renaming.ts';

/** What renaming a row comes to. */
export interface RenamePlan extends Renaming {
  readonly mentions: readonly Mention[];
  readonly edits: Edits;
}

/** Everything that has to change for the row to have its new id; nothing is written. */
export function planRename(spec: Spec, renaming: Renaming): RenamePlan {
  const { table, row, to, moves } = renaming;
  const mentions = mentionsOf(spec, { table, id: row.id }, new Set(moves.map(({ from }) => from)));
  const edits = new Edits();
  edits.add(row.source, (yaml) => setScalar(yaml, [...row.path, 'id'], to));
  for (const group of Map.groupBy(
    mentions,
    ({ source, path }) => `${source.document.file} ${path.join('/')}`,
  ).values()) {
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
  keepFormerIds(edits, renaming);
  keepRedirects(edits, spec, { lost: renaming.redirects, living: moves.map((move) => move.to), row: `${table}.${to}` });
  const name = fileName(row);
  if (name === row.id) {
    const { file } = row.source.document;
    edits.renameFile(row.source, file.slice(0, file.lastIndexOf('/') + 1) + to + /\.ya?ml$/.exec(file)?.[0]);
  }
  return { ...renaming, mentions, edits };
}

function nameOf(written: string, as: Mention['as'], { to, moves }: Renaming): string {
  return as === 'id' ? to : (moves.find(({ from }) => from === written)?.to ?? written);
}
