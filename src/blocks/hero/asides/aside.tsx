import type { ComponentType } from 'react';
import type { HeroAside } from '#generated/types.ts';
import { ReductionAside, SavingsAside } from './bar-asides.tsx';
import { CoversAside, PictureAside } from './drawn-asides.tsx';
import { MatrixAside, SeasonAside } from './grid-asides.tsx';
import { ChannelsAside, IndexAside, PagesAside, SheetAside } from './list-asides.tsx';
import { MachineFigure } from '../../../ui/machine/machine-figure.tsx';

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
