import { annotationPlaces } from '../edit/annotation-places.ts';
import { Edits } from '../edit/edits.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { removeEntry } from '../edit/yaml/remove-entry.ts';
import { approvalsFile, approvalsText } from '../load/release/approvals.ts';
import { isPlaceholder } from '../load/release/placeholders.ts';
import { valueAt } from '../load/values/json.ts';
import { approvalsWith } from './approvals-with.ts';
import { impossible, type Outcome } from './outcome.ts';
import type { Workshop } from './workshop.ts';
import { sourceAt, type WrittenPlace } from './written-place.ts';

/** A remark on a value that its owner has settled: a claim is verified, a value is complete. */
export interface SettleRequest extends WrittenPlace {
  readonly kind: 'toVerify' | 'toComplete';
}

/**
 * Takes the remark away, and notes what the value says, so that another one is asked for again. What is drafted as well stays to be
 * approved.
 * @param day as `AAAA-MM-JJ`
 */
export function settle(workshop: Workshop, { file, path, kind }: SettleRequest, day: string): Outcome {
  const spec = workshop.spec();
  const source = sourceAt(spec, file);
  const holder = [...path.slice(0, -1), kind];
  const [remark] =
    source === undefined ? [] : annotationPlaces(valueAt(source.document.data, holder), String(path.at(-1)), holder);
  if (source === undefined || remark === undefined) return impossible("Cette remarque n'est plus là.");
  if (kind === 'toComplete' && isPlaceholder(valueAt(source.data, path)))
    return impossible("Écrivez d'abord la vraie valeur : celle-ci est encore à compléter.");
  const edits = new Edits();
  edits.add(source, (yaml) => removeEntry(yaml, remark));
  const isDrafted = source.annotations.some((one) => one.kind === 'drafted' && one.path.join('/') === path.join('/'));
  const before = workshop.approvals();
  const ledger = { ...before, [file]: approvalsWith(source, before, isDrafted ? [] : [path], day) };
  const { words } = subjectOf(spec, source, path);
  return workshop.commit(
    `${done[kind]} : ${words}`,
    new Map([...edits.changes(), ...(isDrafted ? [] : [[approvalsFile, approvalsText(ledger)] as const])]),
  );
}

const done: Readonly<Record<SettleRequest['kind'], string>> = { toVerify: 'Vérifié', toComplete: 'Complété' };
