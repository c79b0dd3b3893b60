import { useLayoutEffect, useRef } from 'react';
import { ValueForm } from './entry-form.tsx';
import { Button, firmQuotes, LinkItem } from './parts.tsx';
import { editsWords, keyOf, pendingEdits, refusalId, usePending, type PendingEdit } from './pending-edits.ts';
import { capitalized } from '../../shared/locale.ts';
import type { EditorSession } from './session.tsx';
import type { ChangeAnswer, ReadValue, RefusedFinding, WrittenPlace } from '../../shared/editing.ts';

/** The foot of the panel: the edits that wait, what they still need to be saved together, and the buttons that save or drop them all. */
export function PendingPart({ session }: { session: EditorSession }) {
  const { edits, answer } = usePending();
  const part = useRef<HTMLElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A button or field that goes leaves the focus to what stays.
  useLayoutEffect(() => {
    const root = part.current?.getRootNode() as ShadowRoot;
    const next = save.current ?? root.getElementById('panel-title');
    if (hadFocus.current && root.activeElement === null) next?.focus({ preventScroll: true });
  });
  const findings = answer?.kind === 'refused' ? answer.findings : [];
  const now = answer?.kind === 'conflict' ? (answer.now ?? []) : [];
  const fields = new Map(findings.flatMap((finding) => finding.fields).map((entry) => [valueKey(entry), entry]));
  const offers = new Map(findings.flatMap((finding) => finding.offers).map((offer) => [offerLabel(offer), offer]));
  const take = (offer: Offer) => {
    pendingEdits.put(...offer.edits);
    return pendingEdits.check();
  };
  const focus = { onFocus: () => (hadFocus.current = true), onBlur: () => (hadFocus.current = false) };
  const isOpen = edits.length > 0;
  return (
    <section
      ref={part}
      className={isOpen ? 'pending open' : 'pending'}
      aria-label={isOpen ? 'En attente' : undefined}
      {...focus}
    >
      <p role="status">
        {isOpen && `${editsWords(edits.length)} en attente${answer?.kind === 'done' ? ', à enregistrer' : ''}`}
      </p>
      <ul>
        {edits.map((one) => (
          <PendingItem
            key={keyOf(one.edit)}
            pending={one}
            theirs={now.find((value) => valueKey(value) === keyOf(one.edit))}
            session={session}
          />
        ))}
      </ul>
      <div className="refusal" role="alert" id={refusalId}>
        {reasonsIn(answer).map((reason) => (
          <p key={reason}>{firmQuotes(reason)}</p>
        ))}
      </div>
      <p className="actions">
        {[...offers].map(([label, offer]) => (
          <Button key={label} text={firmQuotes(offer.words)} aria-label={label} act={() => take(offer)} />
        ))}
      </p>
      {[...fields].map(([key, entry]) => (
        <ValueForm key={key} entry={entry} session={session} isTied />
      ))}
      {isOpen && (
        <p className="actions last">
          <button ref={save} type="button" className="primary" onClick={() => void session.save()}>
            {`Enregistrer ${edits.length === 1 ? 'la modification' : `les ${editsWords(edits.length)}`}`}
          </button>
          <Button text="Tout abandonner" act={() => pendingEdits.drop(...edits)} />
        </p>
      )}
    </section>
  );
}

type Offer = RefusedFinding['offers'][number];

/** « Prendre 13 900 € (Prix catalogue de « Starter » : 12 900 € → 13 900 €) » */
function offerLabel({ words, edits }: Offer): string {
  return `${words} (${edits.map((one) => one.words).join(' ; ')})`;
}

function valueKey({ file, path }: WrittenPlace): string {
  return keyOf({ type: 'value', file, path });
}

function reasonsIn(answer: ChangeAnswer | undefined): string[] {
  if (answer === undefined || answer.kind === 'done') return [];
  if (answer.kind === 'conflict') return [answer.message];
  const findings = answer.kind === 'refused' ? answer.findings : [];
  const reasons = findings.map(({ message, remedy, file, position }) => {
    const text = `${message} ${remedy ?? ''}`;
    return file.includes('spec/pictures/') ? capitalized(text) : `${file}:${position.line} : ${text}`;
  });
  return ["Refusé, rien n'est écrit.", ...(answer.kind === 'impossible' ? [answer.message] : reasons)];
}

interface PendingItemProps {
  pending: PendingEdit;
  /** The value that someone else has written meanwhile. */
  theirs: ReadValue | undefined;
  session: EditorSession;
}

function PendingItem({ pending, theirs, session }: PendingItemProps) {
  const { edit, words } = pending;
  const keep = () => session.change({ ...edit, hash: theirs?.hash ?? '' }, words);
  const take = async () => {
    await pendingEdits.drop(pending);
    session.openOther(edit as WrittenPlace);
  };
  return (
    <LinkItem text={words} open={edit.type === 'value' ? () => session.openOther(edit as WrittenPlace) : undefined}>
      <Button
        className="close"
        aria-label={`Abandonner : ${words}`}
        title="Abandonner"
        act={() => pendingEdits.drop(pending)}
        text="×"
      />
      {theirs && (
        <p className="actions">
          {firmQuotes(
            `Cette valeur a changé entre-temps, dans un autre onglet, le fichier ou chez une autre personne. Elle est maintenant : « ${String(theirs.value ?? '')} »`,
          )}
          <Button text="Garder la mienne" act={keep} />
          <Button text="Garder celle du fichier" act={take} />
        </p>
      )}
    </LinkItem>
  );
}
