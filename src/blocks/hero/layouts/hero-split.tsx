import type { HeroBlock, HeroSeries } from '#generated/types.ts';
import { twoDigits } from '../../../ui/two-digits.ts';
import { Aside, columnsOf } from '../asides/aside.tsx';
import { FigureBand } from './figure-band.tsx';
import { FigureLine } from './figure-line.tsx';
import { HeroActions } from './hero-actions.tsx';
import { HeroLabel } from './hero-label.tsx';
import { HeroRanges } from './hero-ranges.tsx';

/** Title on the left, the aside on the right, then the figures: on one ruled line, or on a band that closes the opening. */
export function HeroSplit(block: HeroBlock) {
  const { layout, series, heading, intro, ranges, aside, figures, figuresLabel } = block;
  const isBand = layout === 'band' && figures !== undefined;
  const columns = columnsOf(aside);
  return (
    <section className={`${series === undefined ? 'pt-hero' : ''} ${isBand ? '' : 'pb-section'}`}>
      {series !== undefined && <SeriesStrip series={series} />}
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className={columns.text}>
            <HeroLabel block={block} />
            <h1 className="max-w-[22ch] text-h1">{heading}</h1>
            <p className="mt-6 max-w-prose text-lead">{intro}</p>
            <HeroActions block={block} />
            {ranges !== undefined && <HeroRanges ranges={ranges} />}
          </div>
          {aside !== undefined && <Aside aside={aside} className={columns.aside} />}
        </div>
        {!isBand && <FigureLine block={block} className="mt-14" />}
      </div>
      {isBand && <FigureBand label={figuresLabel} figures={figures} />}
    </section>
  );
}

/** A ruled strip above the title: which page of its series this one is. */
function SeriesStrip({ series: { label, rank, count } }: { series: HeroSeries }) {
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
