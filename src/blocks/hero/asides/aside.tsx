import type { ComponentType } from 'react';
import type { HeroAside, HeroCovers, HeroPicture } from '#generated/types.ts';
import { ReductionAside, SavingsAside } from './bar-asides.tsx';
import { MatrixAside, SeasonAside } from './grid-asides.tsx';
import { ChannelsAside, IndexAside, PagesAside, SheetAside } from './list-asides.tsx';
import { MachineFigure } from '../../../ui/machine/machine-figure.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface Place {
  /** The classes of its place in the grid of the opening. */
  className: string;
}

const views: { [Kind in HeroAside['kind']]: ComponentType<Extract<HeroAside, { kind: Kind }> & Place> } = {
  picture: PictureAside,
  channels: ChannelsAside,
  index: IndexAside,
  pages: PagesAside,
  sheet: SheetAside,
  machine: MachineFigure,
  matrix: MatrixAside,
  season: SeasonAside,
  reduction: ReductionAside,
  covers: CoversAside,
  savings: SavingsAside,
};

/** The drawing or list beside the title, by its kind. */
export function Aside({ aside, className }: Place & { aside: HeroAside }) {
  const View = views[aside.kind] as ComponentType<HeroAside & Place>;
  return <View {...aside} className={className} />;
}

/** The columns of the title and of an aside, of twelve. */
const half = { text: 'lg:col-span-7', aside: 'lg:col-span-5' };
/** The columns of asides that need less room than most, or more. */
const columns: Partial<Record<HeroAside['kind'], typeof half>> = {
  channels: { text: 'lg:col-span-5', aside: 'lg:col-span-7 xl:col-start-6' },
  sheet: { text: 'lg:col-span-7', aside: 'lg:col-span-4 lg:col-start-9' },
};

/** The columns of the title and of its aside; a title without one has more room. */
export function columnsOf(aside: HeroAside | undefined): typeof half {
  if (aside?.kind === 'machine' && aside.trace !== undefined)
    return { text: 'lg:col-span-10', aside: 'lg:col-span-12' };
  return aside === undefined ? { text: 'lg:col-span-9', aside: '' } : (columns[aside.kind] ?? half);
}

/** A picture, the first thing to be seen: it loads before all others. */
function PictureAside({ picture, className }: HeroPicture & { className: string }) {
  return (
    <div className={`self-end ${className}`}>
      <Picture picture={picture} place="opening" />
    </div>
  );
}

/** Covers of printed pieces side by side, each lower than the one before. The page lists them below: wide screens only. */
function CoversAside({ covers, className }: HeroCovers & { className: string }) {
  const steps = ['', 'mt-6', 'mt-12'];
  return (
    <ul aria-hidden="true" className={`hidden panel-in grid-cols-3 items-start gap-4 self-end lg:grid ${className}`}>
      {covers.map(({ kind, title, figure }, index) => (
        <li
          key={title}
          className={`flex aspect-4/5 flex-col justify-between gap-3 rounded-sm border border-line-strong bg-raised p-4 ${steps[index] ?? ''}`}
        >
          <span className="label text-accent">{kind}</span>
          <span className="text-small leading-snug font-medium text-strong">{title}</span>
          <span className="font-mono text-label tracking-normal text-quiet">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
