import { useEffect, useState } from 'react';
import { fetchAnswer } from './client-api.ts';
import { Button, firmQuotes, useChange, type Done } from './parts.tsx';
import type { UnpublishedAnswer, UnpublishedChange, WrittenPlace } from '../../shared/editing.ts';

interface ChangesProps {
  open: (place: WrittenPlace) => void;
  done: Done;
}

/** The changes since the last published version, in the words of `npm run diff`; each can be reverted. */
export function UnpublishedChanges({ open, done }: ChangesProps) {
  const [answer, setAnswer] = useState<UnpublishedAnswer | 'loading' | undefined>('loading');
  const [reverted, setReverted] = useState<readonly UnpublishedChange[]>([]);
  useEffect(() => void fetchAnswer<UnpublishedAnswer>('unpublished').then(setAnswer), []);
  if (answer === 'loading') return <p>Comparaison…</p>;
  if (answer === undefined) return <p>Le serveur ne répond pas.</p>;
  if (answer.message !== null) return <p>{firmQuotes(answer.message)}</p>;
  const changes = answer.changes.filter((one) => !reverted.includes(one));
  return (
    <>
      {changes.length === 0 && <p>Rien n’a changé.</p>}
      <p className="help">{firmQuotes(`Comparé à ${answer.against}.`)}</p>
      {changes.length > 0 && (
        <ul className="unpublished">
          {changes.map((one) => {
            const onDone: Done = (outcome) => {
              if (outcome.kind === 'done') setReverted((before) => [...before, one]);
              done(outcome);
            };
            return <ChangeItem key={answer.changes.indexOf(one)} change={one} open={open} done={onDone} />;
          })}
        </ul>
      )}
    </>
  );
}

function ChangeItem({ change: one, open, done }: ChangesProps & { change: UnpublishedChange }) {
  const { words, file, path, line, canRevert } = one;
  const { change, refusal } = useChange(file, done);
  const revert = () => change('revert', { words, path });
  return (
    <li>
      <p>{firmQuotes(words)}</p>
      <p className="actions">
        <Button className="place" act={() => open(one)} text={`${file}:${line}`} />
        {canRevert && <Button text="Annuler" aria-label={`Annuler : ${words}`} act={revert} />}
      </p>
      {refusal}
    </li>
  );
}
