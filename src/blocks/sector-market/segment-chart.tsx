import type { MarketSegments } from '#generated/types.ts';
import { formatRange } from './format-range.ts';

/**
 * Each segment's range as a bar on one scale, from zero to the highest bound; the range itself is written beside it.
 * The bar is measured from its cell, three fifths of the row: Safari positions nothing by a row.
 */
export function SegmentChart({ segments }: { segments: MarketSegments }) {
  const highest = Math.max(...segments.rows.map(({ toEur }) => toEur));
  return (
    <div className="lg:col-span-7">
      <h2 className="text-h2">{segments.heading}</h2>
      <p className="mt-5 max-w-prose">{segments.text}</p>
      <table className="mt-10 w-full table-fixed border-b border-line-strong">
        <colgroup>
          <col className="w-3/5" />
          <col />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{segments.nameColumn}</th>
            <th scope="col">{segments.rangeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {segments.rows.map(({ name, fromEur, toEur }) => (
            <tr key={name} className="border-t border-line-strong align-baseline">
              <th scope="row" className="relative pt-5 pr-4 pb-14 text-left font-medium text-strong">
                {name}
                <svg
                  viewBox={`0 0 ${highest} 10`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="absolute bottom-5 left-0 h-5 w-[calc(500%/3)]"
                >
                  <rect y={4.5} width={highest} height={1} className="fill-line-strong" />
                  <rect x={fromEur} width={toEur - fromEur} height={10} className="fill-amber" />
                </svg>
              </th>
              <td className="pt-5 pb-14 text-right font-mono text-lead font-medium whitespace-nowrap text-strong">
                {formatRange(fromEur, toEur)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
