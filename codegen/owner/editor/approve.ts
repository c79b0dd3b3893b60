import { counted } from '../../base/french.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { isWithin, sourceAt, type Spec } from '../edit/spec.ts';
import { isPlaceholder } from '../../release/list-release-items.ts';
import { nameAt, ledgerFaults, ledgerText, valueHash, type Entry, type Ledger } from '../../release/to-settle.ts';
import { ledgers } from '../../run/ledgers.ts';
import { valueAt } from '../../base/json.ts';
import type { Outcome, WrittenPlace } from '../../../src/shared/editing.ts';
import { settlementOf, unitsOf, unitsShown } from './remarks.ts';
import { impossible, type EditorSession } from './editor-session.ts';

/** Approves the parts of some values that are not approved yet: their entries leave the ledger, and the figures typed in them enter it. */
export function approve(session: EditorSession, shown: readonly WrittenPlace[]): Outcome {
  const spec = session.spec();
  const ledger = session.ledger();
  if (ledger.fault !== undefined) return faulty(ledger.fault);
  const units = unitsShown(unitsOf(spec, settlementOf(spec, ledger)), shown);
  if (units.length === 0) return impossible("Il n'y a rien à approuver ici.");
  const done = new Set(units.map(({ entry }) => entry));
  const changes = new Map([[ledgers.toSettle, settledText(spec, ledger, done, units)]]);
  return session.commit(`Approuvé : ${counted(units.length, 'passage', 'passages')}`, changes);
}

/** A remark on a value that its owner has settled: a claim is verified, a value is complete. */
export interface SettleRequest extends WrittenPlace {
  readonly kind: 'toVerify' | 'toComplete';
}

/** Takes the remark out of the ledger. A text that is written for the site still needs its approval. */
export function settle(session: EditorSession, { file, path, kind }: SettleRequest): Outcome {
  const spec = session.spec();
  const ledger = session.ledger();
  if (ledger.fault !== undefined) return faulty(ledger.fault);
  const source = sourceAt(spec, file);
  const remark = settlementOf(spec, ledger)
    .open(file)
    .find((one) => one.entry.kind === kind && one.path.join('/') === path.join('/'));
  if (source === undefined || remark === undefined) return impossible("Cette remarque n'est plus là.");
  if (kind === 'toComplete' && isPlaceholder(valueAt(source.data, path)))
    return impossible("Écrivez d'abord la vraie valeur : celle-ci est encore à compléter.");
  const text = settledText(spec, ledger, new Set([remark.entry]), [{ file, path }]);
  return session.commit(`${words[kind]} : ${subjectOf(spec, source, path).words}`, new Map([[ledgers.toSettle, text]]));
}

const words: Readonly<Record<SettleRequest['kind'], string>> = { toVerify: 'Vérifié', toComplete: 'Complété' };

function faulty(fault: NonNullable<Ledger['fault']>): Outcome {
  const { message, remedy } = ledgerFaults[fault];
  return impossible(`Rien n'est noté : ${message}. ${remedy}`);
}

/** The ledger without some entries; the figures typed in the values that are settled with them are approved as they are. */
function settledText(
  spec: Spec,
  { entries, fault }: Ledger,
  done: ReadonlySet<Entry | undefined>,
  places: readonly WrittenPlace[],
): string {
  const left = entries.filter((entry) => !done.has(entry));
  const figures = settlementOf(spec, { entries: left, fault }).typed.flatMap(({ source, path }): Entry[] => {
    const { file } = source.document;
    if (!places.some((place) => place.file === file && isWithin(path, place.path))) return [];
    const hash = valueHash(valueAt(source.data, path) ?? null);
    return [{ file, at: nameAt(source.data, path), kind: 'figure', hash }];
  });
  return ledgerText([...left, ...figures]);
}
