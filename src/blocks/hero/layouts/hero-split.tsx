import type { Figure, HeroBlock, HeroRanges as Ranges, HeroSeries } from '#generated/types.ts';
import { balancedColumns } from '../../../ui/class-names.ts';
import { FigureLabel, mostDigits } from '../../../ui/figures.tsx';
import { FoldedAnswer } from '../../../ui/section.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import { twoDigits } from '../../../ui/typography.ts';
import { FigureLine, hasFiguresBeside, HeroTitle } from './hero-parts.tsx';

/** Title on the left, the aside on the right, then the figures: on one ruled line, or on a band that closes the opening. */
export function HeroSplit(block: HeroBlock) {
  const { layout, series, ranges, figures } = block;
  const isBand = layout === 'band' && figures !== undefined;
  const line = !isBand && <FigureLine block={block} className="mt-8 lg:mt-12" />;
  return (
    <section className={`${series === undefined ? 'pt-hero' : ''} ${isBand ? '' : 'pb-section'}`}>
      {series !== undefined && <SeriesStrip series={series} />}
      <div className="wrap">
        <HeroTitle block={block}>
          {ranges !== undefined && <HeroRanges ranges={ranges} />}
          {hasFiguresBeside(block) && line}
        </HeroTitle>
        {!hasFiguresBeside(block) && line}
      </div>
      {isBand && <FigureBand {...block} />}
    </section>
  );
}

/** A ruled strip above the title: the rank of the page in its series. */
function SeriesStrip({ series: { label, rank, count } }: { series: HeroSeries }) {
  return (
    <div className="mt-4 mb-10 border-y border-line">
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

/** The current range in the accent, the other ranges quieter, on one scale that starts at zero. */
function HeroRanges({ ranges: { label, unit, current, rows } }: { ranges: Ranges }) {
  const scaleMax = Math.max(...rows.map(({ max }) => max));
  return (
    <div className="mt-14 border-t border-line-strong pt-6 lg:mr-8">
      <p className="text-small text-quiet">{label}</p>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ id, name, min, max }) => (
          <div
            key={id}
            className={`grid grid-cols-2 items-center gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_8rem_1fr] ${id === current ? 'text-strong' : 'text-quiet'}`}
          >
            <dt className="text-small">{name}</dt>
            <dd className="text-right font-mono sm:text-left">
              {min} – {max} {unit}
            </dd>
            <dd className="col-span-2 sm:col-span-1">
              <RangeBar min={min} max={max} scaleMax={scaleMax} quiet={id !== current} className="block h-3" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Figures in ruled rows of six at most on raised paper; three or two columns on narrower screens. */
function FigureBand(block: HeroBlock) {
  const { figuresLabel: label, figures = [], question } = block;
  const digits = figures.filter(({ value }) => value.length <= mostDigits);
  const longest = Math.max(...digits.map(({ value, unit = '' }) => value.length + unit.length / 2));
  return (
    <div role={label && 'group'} aria-label={label} className="mt-16 border-t border-line-strong bg-raised">
      <div className="wrap">
        <div className="overflow-clip border-r border-line">
          <dl className={`-mb-px grid ${balancedColumns(figures.length, { all: 2, sm: 3, lg: 6 })}`}>
            {figures.map((figure) => (
              <Cell key={figure.label} figure={figure} longest={longest} />
            ))}
          </dl>
        </div>
        <FoldedAnswer question={question} className="border-t border-line py-3" />
      </div>
    </div>
  );
}

function Cell({ figure, longest }: { figure: Figure; longest: number }) {
  const { value, unit } = figure;
  return (
    <div className="flex flex-col-reverse justify-end gap-2 border-b border-l border-line py-6 pr-2 pl-4 lg:py-10">
      <dt className="text-small text-quiet">
        <FigureLabel figure={figure} />
      </dt>
      <dd
        className={`flex min-h-10 flex-wrap items-end gap-x-2 font-mono leading-none font-medium text-accent ${sizeOf(value, longest)}`}
      >
        {value}
        {unit !== undefined && <span className="text-small leading-tight tracking-normal text-quiet"> {unit}</span>}
      </dd>
    </div>
  );
}

/**
 * The largest digits that keep all figures of the band on one line in a sixth of the measure, the same for all; words are
 * set as text. @param longest characters of the longest figure; its unit, in half the size, counts half
 */
function sizeOf(value: string, longest: number): string {
  if (value.length > mostDigits) return 'text-h3 leading-tight tracking-tight';
  if (longest > 7) return 'text-[1.5rem] tracking-tighter whitespace-nowrap';
  return 'text-figure tracking-tighter whitespace-nowrap';
}
