import { Fragment } from 'react';
import type { ConversationScreen, TraceScreen, ScreenSpan } from '#generated/types.ts';
import { balancedColumns } from '../class-names.ts';
import { locale } from '#generated/locale.ts';
import { noBreak } from '../../shared/locale.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { PairList } from '../pair-list.tsx';
import { RangeBar } from '../range-bar.tsx';

/** A question, the passages found, the answer whose sentences bear the numbers of the passages they cite; its trace beside it on wide screens. */
export function ConversationContent({ plays, ...screen }: ConversationScreen & { plays: boolean }) {
  const { asker, question, passagesLabel, passages, model, answer, next, spansLabel, spans } = screen;
  return (
    <div
      className={`grid gap-5 p-4 sm:p-6 ${plays ? 'plays sets-seen' : ''} ${spans === undefined ? '' : 'lg:grid-cols-[3fr_2fr]'}`}
    >
      <div>
        <p className="text-small text-quiet">{asker}</p>
        <p className="mt-1 border-l-2 border-accent pl-4 text-strong">{question}</p>
      </div>
      <div>
        <p className="text-small text-quiet">{passagesLabel}</p>
        <ol className="mt-2 grid gap-3">
          {passages.map(({ id, source, text }, index) => (
            <li key={id} className="flex gap-3 rounded-md bg-raised p-3 text-small">
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
            <Fragment key={index}>
              <span>
                {text}
                {cites !== undefined && (
                  <>
                    {' '}
                    <Number index={passages.findIndex(({ id }) => id === cites)} />
                  </>
                )}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        {next !== undefined && <p className="mt-3 text-small text-quiet">{next}</p>}
      </div>
      {spans !== undefined && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l lg:border-line lg:pl-8">
          {spansLabel !== undefined && <p className="text-small text-quiet">{spansLabel}</p>}
          <Spans spans={spans} />
        </div>
      )}
    </div>
  );
}

/** The number of a passage, beside it and where it is cited: a part of the sentence, for who compares two sites. */
function Number({ index }: { index: number }) {
  return <b className="shrink-0 font-mono text-small font-normal text-accent">[{index + 1}]</b>;
}

export function TraceContent({ totals, spans }: TraceScreen) {
  return (
    <>
      <PairList
        pairs={totals}
        className={`grid gap-x-4 gap-y-3 border-b border-line p-4 sm:px-6 ${balancedColumns(totals?.length ?? 1, { all: 2, lg: 4 })}`}
        label="text-small text-quiet"
        value="font-mono wrap-anywhere text-strong"
      />
      <div className="px-4 py-2 sm:px-6">
        <Spans spans={spans} />
      </div>
    </>
  );
}

const indents = ['', 'pl-3', 'pl-6'];

/** Steps with the time they take, each on one scale: a waterfall. */
function Spans({ spans }: { spans: readonly ScreenSpan[] }) {
  const scaleMax = Math.max(...spans.map(({ toMs }) => toMs));
  return (
    <ol className="font-mono text-small">
      {spans.map(({ name, detail, level = 0, fromMs, toMs }, index) => (
        <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-line py-2.5 not-first:border-t">
          <span className={`min-w-0 ${indents[level] ?? ''}`}>
            <span className="text-strong">{name}</span>
            {detail !== undefined && <span className="block text-quiet">{detail}</span>}
          </span>
          <span className="text-right">{formatDuration(toMs - fromMs)}</span>
          <RangeBar min={fromMs} max={toMs} scaleMax={scaleMax} quiet={level === 0} className="col-span-2 h-1.5" />
        </li>
      ))}
    </ol>
  );
}

/** `312` → `312 ms`, `1240` → `1,24 s`. */
function formatDuration(ms: number): string {
  return ms < 1000 ? `${ms}${noBreak}ms` : `${formatNumber(ms / 1000, locale, { least: 2 })}${noBreak}s`;
}
