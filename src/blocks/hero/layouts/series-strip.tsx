import type { HeroSeries } from '#generated/types.ts';
import { twoDigits } from '../../../ui/two-digits.ts';

/** A ruled strip above the title: which page of its series this one is. */
export function SeriesStrip({ series: { label, rank, count } }: { series: HeroSeries }) {
  return (
    <div className="mt-4 mb-10 border-y border-line md:mb-16">
      <p className="wrap flex items-center justify-between gap-4 py-3 label text-quiet">
        <span>{label}</span>
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        <span>
          {twoDigits(rank)} / {twoDigits(count)}
        </span>
      </p>
    </div>
  );
}
