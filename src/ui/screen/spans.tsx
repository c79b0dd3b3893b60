import { locale } from '#generated/locale.ts';
import type { ScreenSpan } from '#generated/types.ts';
import { noBreak } from '../../shared/no-break.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { RangeBar } from '../range-bar.tsx';

const indents = ['', 'pl-3', 'pl-6'];

/** Steps with the time they take, each on one scale: a waterfall. */
export function Spans({ spans }: { spans: readonly ScreenSpan[] }) {
  const scaleMax = Math.max(...spans.map(({ toMs }) => toMs));
  return (
    <ol className="font-mono text-small">
      {spans.map(({ name, detail, level = 0, fromMs, toMs }, index) => (
        <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-line py-2.5 not-first:border-t">
          <span className={indents[level] || undefined}>
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
