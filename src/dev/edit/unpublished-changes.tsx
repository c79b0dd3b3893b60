import { useEffect, useState } from 'react';
import { fetchAnswer } from './client-api.ts';
import { Button, firmQuotes } from './parts.tsx';
import type { EditorSession } from './session.tsx';
import type { UnpublishedAnswer, UnpublishedChange } from '../../shared/editing.ts';

/** The changes since the last published version, in the words of `npm run diff`; each can be reverted. */
export function UnpublishedChanges({ session }: { session: EditorSession }) {
  const [answer, setAnswer] = useState<UnpublishedAnswer | 'loading' | undefined>('loading');
  useEffect(() => void fetchUnpublished().then(setAnswer), []);
  if (answer === 'loading') return <p>Comparaison…</p>;
  if (answer === undefined) return <p>Le serveur ne répond pas.</p>;
  if (answer.message !== null) return <p>{firmQuotes(answer.message)}</p>;
  const { changes } = answer;
  return (
    <>
      {changes.length === 0 && <p>Rien n’a changé.</p>}
      <p className="help">{firmQuotes(`Comparé à ${answer.against}.`)}</p>
      {changes.length > 0 && (
        <ul className="unpublished">
          {changes.map((one, index) => (
            <ChangeItem
              key={index}
              change={one}
              session={session}
              reload={async () => setAnswer(await fetchUnpublished())}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function fetchUnpublished(): Promise<UnpublishedAnswer | undefined> {
  return fetchAnswer<UnpublishedAnswer>('unpublished');
}

interface ChangeItemProps {
  change: UnpublishedChange;
  session: EditorSession;
  /** Compares again, after a change was reverted. */
  reload: () => Promise<void>;
}

function ChangeItem({ change, session, reload }: ChangeItemProps) {
  const { words, file, path, line, canRevert } = change;
  const label = `Annuler : ${words}`;
  const revert = () => session.change({ type: 'revert', file, path, words }, label).then(reload);
  return (
    <li>
      <p>{firmQuotes(words)}</p>
      <p className="actions">
        <Button className="place" act={() => session.openOther(change)} text={`${file}:${line}`} />
        {canRevert && <Button text="Annuler" aria-label={label} act={revert} />}
      </p>
    </li>
  );
}
