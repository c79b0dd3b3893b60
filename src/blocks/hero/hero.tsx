import type { HeroBlock, HeroSeries } from '#generated/types.ts';
import { ActionLink, ActionRow } from '../../ui/action-link.tsx';
import { accentOf } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { OfferLine } from '../../ui/offer-line.tsx';
import { ScreenFigure } from '../../ui/screen/screen-figure.tsx';
import { twoDigits } from '../../ui/typography.ts';
import { Aside, columnsOf } from './asides/aside.tsx';
import { HeroRanges } from './asides/bar-asides.tsx';
import { DataSheet, FigureLine, hasFiguresBeside } from './hero-figures.tsx';

/** Opening of a page: title on the left, the aside on the right, then the figures, in the layout that it names. */
export function Hero(block: HeroBlock) {
  const { layout, series, figures, screen, accent } = block;
  const isBand = layout === 'band' && figures !== undefined;
  const isBeside = hasFiguresBeside(block);
  const distance = layout === 'poster' ? 'mt-6 lg:mt-16' : 'mt-8 lg:mt-12';
  const shown = layout === 'sheet' ? <DataSheet {...block} /> : <FigureLine block={block} className={distance} />;
  const ordinary = `${series === undefined ? 'pt-hero' : ''} ${isBand ? '' : 'pb-section'}`;
  return (
    <section className={`${layout === 'poster' ? 'pt-8 pb-9 lg:pt-14 lg:pb-20' : ordinary} ${accentOf(accent)}`}>
      {series !== undefined && <SeriesStrip series={series} />}
      <div className="wrap">
        <div className={`grid gap-x-8 lg:grid-cols-12 ${layout === 'poster' ? 'gap-y-6' : 'gap-y-8'}`}>
          <div className={columnsOf(block.aside).text}>
            <Title block={block} />
            {isBeside && shown}
          </div>
          {block.aside !== undefined && <Aside aside={block.aside} className={columnsOf(block.aside).aside} />}
        </div>
        {!isBeside && !isBand && shown}
        {screen !== undefined && <ScreenFigure screen={screen} plays className={distance} />}
      </div>
      {isBand && (
        <div className="mt-16 bg-raised">
          <FigureLine block={block} className="wrap pb-8 [&_dd]:text-accent" />
        </div>
      )}
    </section>
  );
}

/** Label, title, introduction and actions; below them the offer that the page needs, on a ruled line, and ranges. */
function Title({ block }: { block: HeroBlock }) {
  const { layout, heading, emphasis, intro, offerLine, ranges } = block;
  return (
    <>
      <Label block={block} />
      <h1 className={layout === 'poster' ? 'text-hero font-semibold hyphens-none' : 'max-w-[22ch] text-h1'}>
        <EmphasizedHeading heading={heading} emphasis={emphasis} />
      </h1>
      <p className="mt-5 max-w-prose text-lead">{intro}</p>
      <Actions block={block} />
      {offerLine !== undefined && <OfferLine line={offerLine} className="mt-6 border-t border-line pt-4" />}
      {ranges !== undefined && <HeroRanges ranges={ranges} />}
    </>
  );
}

/** The short mark above a page's title, behind its icon or a rule of its colour; a number stands alone and very large. */
function Label({ block: { label, icon, layout } }: { block: HeroBlock }) {
  if (label === undefined) return null;
  if (layout === 'number') return <p className="figure-xl mb-8 text-accent">{label}</p>;
  return (
    <p className={`mb-5 flex items-center gap-3 label ${layout === 'poster' ? 'text-quiet' : 'text-accent'}`}>
      {icon === undefined ? (
        <span aria-hidden="true" className="h-px w-10 bg-current" />
      ) : (
        <Icon name={icon} className="size-6" />
      )}
      {label}
    </p>
  );
}

/** The actions of an opening: the first one primary, or, when they are named together, all alike. */
function Actions({ block: { actions, actionsLabel } }: { block: HeroBlock }) {
  if (actions === undefined) return null;
  if (actionsLabel === undefined) return <ActionRow actions={actions} />;
  return (
    <ul aria-label={actionsLabel} className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:grid">
      {actions.map((action) => (
        <li key={action.label}>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}

/** A longer word would be wider than a telephone if it were enlarged. */
const mostEnlarged = 9;

/**
 * The text before the emphasis takes a line of its own; the emphasis and the rest share the next one, on one baseline.
 * A dot or an accent in the emphasis stays clear of what hangs from the line above. The spaces between them keep the heading one sentence for screen readers and search engines.
 */
function EmphasizedHeading({ heading, emphasis }: { heading: string; emphasis: string | undefined }) {
  const at = emphasis === undefined ? -1 : heading.indexOf(emphasis);
  if (emphasis === undefined || at === -1) return heading;
  return (
    <>
      {at > 0 && <span className="block">{heading.slice(0, at)}</span>}
      <span className="block">
        <span
          className={`-ml-[0.06em] font-mono ${Math.max(...emphasis.split(/\s/u).map((word) => word.length)) > mostEnlarged ? '' : 'text-[1.48em]'} ${/\p{Ll}/u.test(emphasis) ? 'leading-tight' : 'leading-none'} font-medium tracking-[-0.08em] text-accent`}
        >
          {emphasis}
        </span>
        {heading.slice(at + emphasis.length)}
      </span>
    </>
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
