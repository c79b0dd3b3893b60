import { changesBy } from '../edit/edits.ts';
import { counted } from '../edit/words/value-words.ts';
import { removeEntry } from '../edit/yaml/entries.ts';
import {
  approvalsText,
  type Approvals,
  approvedHash,
  approvedValues,
  type Approval,
  namedPath,
} from '../../release/approvals.ts';
import { ledgers } from '../../run/ledgers.ts';
import { valueAt, type DocumentPath } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { unitsShown, unitsOf } from './remarks.ts';
import { impossible, type EditorSession } from './editor-session.ts';
import { sourceAt } from '../edit/spec.ts';
import type { Outcome, WrittenPlace } from '../../../src/shared/editing.ts';
import { annotationPlaces, withoutNames } from '../edit/remove/plan-remove.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { isPlaceholder } from '../../release/list-release-items.ts';

/** When, and by whom where git knows a name. */
export type Approver = Pick<Approval, 'day' | 'by'>;

/** Approves the parts of some values that are not approved yet: `drafted` loses their names, and the ledger notes their hashes. */
export function approve(session: EditorSession, shown: readonly WrittenPlace[], approver: Approver): Outcome {
  const spec = session.spec();
  const before = session.approvals();
  const files = new Set(shown.map(({ file }) => file));
  const sources = spec.sources.filter(({ document }) => files.has(document.file));
  const units = unitsShown(
    sources.flatMap((source) => unitsOf(spec, source, before)),
    shown,
  ).filter(({ isApproved }) => !isApproved);
  if (units.length === 0) return impossible("Il n'y a rien à approuver ici.");
  const changes = new Map<string, string>();
  const ledger: Record<string, Approvals[string]> = { ...before };
  for (const source of sources) {
    const { file } = source.document;
    const paths = units.flatMap((unit) => (unit.file === file ? [unit.path] : []));
    if (paths.length === 0) continue;
    const { text } = source.document;
    changes.set(
      file,
      paths.reduce((left, path) => withoutNames(left, path, ['drafted']), text),
    );
    ledger[file] = approvalsWith(source, before, paths, approver);
  }
  changes.set(ledgers.approvals, approvalsText(ledger));
  return session.commit(`Approuvé : ${counted(units.length, 'texte', 'textes')}`, changes);
}

/** A remark on a value that its owner has settled: a claim is verified, a value is complete. */
interface SettleRequest extends WrittenPlace {
  readonly kind: 'toVerify' | 'toComplete';
}

/** Removes the remark, and notes the hash of the value, so that another value needs a new approval. A draft still needs its approval. */
export function settle(session: EditorSession, { file, path, kind }: SettleRequest, approver: Approver): Outcome {
  const spec = session.spec();
  const source = sourceAt(spec, file);
  const holder = [...path.slice(0, -1), kind];
  const [remark] =
    source === undefined ? [] : annotationPlaces(valueAt(source.document.data, holder), String(path.at(-1)), holder);
  if (source === undefined || remark === undefined) return impossible("Cette remarque n'est plus là.");
  if (kind === 'toComplete' && isPlaceholder(valueAt(source.data, path)))
    return impossible("Écrivez d'abord la vraie valeur : celle-ci est encore à compléter.");
  const isDrafted = source.annotations.some((one) => one.kind === 'drafted' && one.path.join('/') === path.join('/'));
  const changes = new Map(changesBy(source, (yaml) => removeEntry(yaml, remark)));
  const before = session.approvals();
  const ledger = { ...before, [file]: approvalsWith(source, before, [path], approver) };
  if (!isDrafted) changes.set(ledgers.approvals, approvalsText(ledger));
  return session.commit(`${done[kind]} : ${subjectOf(spec, source, path).words}`, changes);
}

const done: Readonly<Record<SettleRequest['kind'], string>> = { toVerify: 'Vérifié', toComplete: 'Complété' };

/** The approvals of a file with some values added; values that no longer exist are dropped. */
function approvalsWith(
  source: Source,
  approvals: Approvals,
  paths: readonly DocumentPath[],
  approver: Approver,
): Record<string, Approval> {
  const { data } = source;
  // Under their current names.
  const current = approvedValues(source, approvals).map(
    ({ path, approval }) => [namedPath(data, path), approval] as const,
  );
  const added = paths.map(
    (path) => [namedPath(data, path), { hash: approvedHash(valueAt(data, path) ?? null), ...approver }] as const,
  );
  return Object.fromEntries([...current, ...added]);
}
