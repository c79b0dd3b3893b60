import type { ConversationScreen } from '#generated/types.ts';
import { Spans } from './spans.tsx';

/** A question, the passages found, the answer whose sentences bear the numbers of what they cite; its trace beside it on wide screens. */
export function ConversationContent({
  asker,
  question,
  passagesLabel,
  passages,
  model,
  answer,
  next,
  spansLabel,
  spans,
  plays,
}: ConversationScreen & { plays: boolean }) {
  return (
    <div
      className={`grid gap-6 p-4 sm:p-6 ${plays ? 'plays' : ''} ${spans === undefined ? '' : 'lg:grid-cols-[3fr_2fr]'}`}
    >
      <div>
        <p className="text-small text-quiet">{asker}</p>
        <p className="mt-1 border-l-2 border-accent pl-4 text-strong">{question}</p>
      </div>
      <div>
        <p className="text-small text-quiet">{passagesLabel}</p>
        <ol className="mt-2 grid gap-3">
          {passages.map(({ id, source, text }, index) => (
            <li key={id} className="flex gap-3 rounded-md bg-raised p-4 text-small">
              <Number index={index} />
              <p>
                <span className="block font-mono text-quiet">{source}</span>
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="text-small text-quiet">{model}</p>
        <p className="mt-1 text-strong">
          {answer.map(({ text, cites }, index) => (
            <span key={index}>
              {text}
              {cites !== undefined && (
                <>
                  {' '}
                  <Number index={passages.findIndex(({ id }) => id === cites)} />
                </>
              )}{' '}
            </span>
          ))}
        </p>
        {next !== undefined && <p className="mt-3 text-small text-quiet">{next}</p>}
      </div>
      {spans !== undefined && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l lg:border-line lg:pl-8">
          <p className="text-small text-quiet">{spansLabel}</p>
          <Spans spans={spans} />
        </div>
      )}
    </div>
  );
}

/** The number of a passage, beside it and where it is cited. */
function Number({ index }: { index: number }) {
  return <span className="font-mono text-small text-accent">[{index + 1}]</span>;
}
