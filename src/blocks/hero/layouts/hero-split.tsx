import type { HeroBlock } from '#generated/types.ts';
import { Aside, columnsOf } from '../asides/aside.tsx';
import { FigureBand } from './figure-band.tsx';
import { FigureLine } from './figure-line.tsx';
import { HeroText } from './hero-text.tsx';
import { SeriesStrip } from './series-strip.tsx';

/** Title on the left, the aside on the right, then the figures: on one ruled line, or on a band that closes the opening. */
export function HeroSplit(block: HeroBlock) {
  const { layout, series, aside, figures, figuresLabel } = block;
  const isBand = layout === 'band' && figures !== undefined;
  return (
    <section className={`${series === undefined ? 'pt-hero' : ''} ${isBand ? '' : 'pb-section'}`}>
      {series !== undefined && <SeriesStrip series={series} />}
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <HeroText block={block} className={columnsOf(aside).text} />
          {aside !== undefined && <Aside aside={aside} className={columnsOf(aside).aside} />}
        </div>
        {figures !== undefined && !isBand && <FigureLine label={figuresLabel} figures={figures} className="mt-14" />}
      </div>
      {isBand && <FigureBand label={figuresLabel} figures={figures} />}
    </section>
  );
}
