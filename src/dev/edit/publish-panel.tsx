import { useEffect, useState } from 'react';
import type { PublishAnswer } from '../../shared/editing.ts';
import { fetchToken, noAnswer, send } from './client-api.ts';
import { Button, firmQuotes } from './parts.tsx';

/** The answer, or the words of a refusal. The token may not have been fetched for the page yet. */
async function request(isSent: boolean): Promise<PublishAnswer | string> {
  await fetchToken().catch(() => undefined);
  const answer = await send<PublishAnswer | { readonly message: string }>('publish', { send: isSent });
  return answer === undefined || 'outcome' in answer ? (answer ?? noAnswer) : answer.message;
}

/** What a publication sends, its button, and then the link to the request, or why nothing was sent. */
export function PublishPanel() {
  const [answer, setAnswer] = useState<PublishAnswer | string>('Un instant : les changements sont comparés…');
  useEffect(() => void request(false).then(setAnswer), []);
  if (typeof answer === 'string') return <p role="status">{answer}</p>;
  const { outcome, report, toSee, link, message } = answer;
  const publish = () => {
    setAnswer('Un instant : les changements sont envoyés…');
    return request(true).then(setAnswer);
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
