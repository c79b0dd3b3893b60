import type { Pair } from '#generated/types.ts';

/** The longest value that is read as a figure, in characters: « 10 000+ », « 6 à 12 ». */
const longestFigure = 8;

/** Labels and values; where all values are short they are set as figures, at the right. */
export function PanelPairs({ pairs }: { pairs: readonly Pair[] }) {
  const areFigures = pairs.every(({ value }) => value.length <= longestFigure);
  return (
    <dl>
      {pairs.map(({ label, value }) =>
        areFigures ? (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-t border-line px-5 py-4 first:border-t-0"
          >
            <dt className="text-small">{label}</dt>
            <dd className="shrink-0 font-mono text-lead font-medium text-strong">{value}</dd>
          </div>
        ) : (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 border-t border-line px-5 py-4 first:border-t-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-small text-quiet sm:pt-0.5">{label}</dt>
            <dd className="min-w-0 font-mono text-small wrap-anywhere text-strong">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
