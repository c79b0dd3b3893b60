import { locale } from '#generated/locale.ts';
import type { ResultsScreen } from '#generated/types.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { RangeBar } from '../range-bar.tsx';

/** What is searched, then what was found: each result with its score as a number and as a bar on one scale. */
export function ResultsContent({ question, filter, scoreLabel, scoreMax, results }: ResultsScreen) {
  return (
    <>
      <div className="border-b border-line p-4 sm:px-6">
        <p className="text-strong">{question}</p>
        {filter !== undefined && <p className="mt-1 font-mono text-small text-quiet">{filter}</p>}
      </div>
      <ol className="px-4 sm:px-6">
        {results.map(({ title, source, text, score }, index) => (
          <li key={index} className="grid gap-x-6 gap-y-2 border-line py-4 not-first:border-t sm:grid-cols-[1fr_8rem]">
            <div>
              <p className="font-medium text-strong">{title}</p>
              <p className="font-mono text-small wrap-anywhere text-quiet">{source}</p>
              <p className="mt-1 text-small">{text}</p>
            </div>
            <div>
              <p className="font-mono text-small text-strong">
                {scoreLabel} {formatNumber(score, locale, { least: 2, most: 3 })}
              </p>
              <RangeBar min={0} max={score} scaleMax={scoreMax} className="mt-1 h-1.5" />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
