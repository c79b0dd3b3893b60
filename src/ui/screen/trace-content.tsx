import type { TraceScreen } from '#generated/types.ts';
import { balancedColumns } from '../balanced-columns.ts';
import { Spans } from './spans.tsx';

/** What a trace counts in all, then its steps. */
export function TraceContent({ totals, spans }: TraceScreen) {
  return (
    <>
      {totals !== undefined && (
        <dl
          className={`grid gap-x-4 gap-y-3 border-b border-line p-4 sm:px-6 ${balancedColumns(totals.length, { all: 2, lg: 4 })}`}
        >
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-quiet">{label}</dt>
              <dd className="font-mono wrap-anywhere text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="px-4 py-2 sm:px-6">
        <Spans spans={spans} />
      </div>
    </>
  );
}
