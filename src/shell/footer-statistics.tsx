import type { Figure } from '#generated/types.ts';

/** Figures of the footer, each over its label. */
export function FooterStatistics({ statistics }: { statistics: readonly Figure[] }) {
  return (
    <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
      {statistics.map(({ label, text, value }) => (
        <div key={label} className="flex flex-col-reverse gap-1">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-mono text-figure text-strong">{text ?? value}</dd>
        </div>
      ))}
    </dl>
  );
}
