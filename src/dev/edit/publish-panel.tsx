import { useEffect, useState } from 'react';
import type { PublishAnswer } from '../../shared/editing.ts';
import { noAnswer, send } from './client-api.ts';
import { Button, firmQuotes } from './parts.tsx';
import { pendingEdits } from './pending-edits.ts';

/** The answer, or the words of a refusal. */
async function request(isSent: boolean): Promise<PublishAnswer | string> {
  const answer = await send<PublishAnswer | { readonly message: string }>('publish', { send: isSent });
  return answer === undefined || 'outcome' in answer ? (answer ?? noAnswer) : answer.message;
}

const changedWords = 'D’autres changements ont été enregistrés entre-temps : relisez-les, puis envoyez le tout.';

/** What a publication sends, its button, and then the link to the request, or why nothing was sent. */
export function PublishPanel() {
  const [answer, setAnswer] = useState<PublishAnswer | string>('Un instant : les changements sont comparés…');
  useEffect(() => void pendingEdits.saving.then(() => request(false)).then(setAnswer), []);
  if (typeof answer === 'string') return <p role="status">{answer}</p>;
  const { outcome, report, toSee, link, message } = answer;
  const publish = async () => {
    setAnswer('Un instant : les changements sont envoyés…');
    await pendingEdits.saving;
    const now = await request(false);
    if (typeof now === 'string' || now.outcome !== 'planned') return setAnswer(now);
    // What was saved since the report was shown, here or in another tab, has been read by nobody.
    setAnswer(now.report === report ? await request(true) : { ...now, message: changedWords });
  };
  return (
    <>
      {message !== '' && <p role={outcome === 'refused' ? 'alert' : 'status'}>{firmQuotes(message)}</p>}
      {link !== null && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            Ouvrir la demande
          </a>
        </p>
      )}
      {toSee > 0 && <p>{`À regarder d’abord : ${toSee}`}</p>}
      {outcome === 'planned' && (
        <p className="actions">
          <Button className="primary" text="Envoyer ces changements" act={publish} />
        </p>
      )}
      <pre className="report">{report}</pre>
    </>
  );
}
