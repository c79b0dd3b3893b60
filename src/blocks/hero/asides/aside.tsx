import type { HeroAside } from '#generated/types.ts';
import { ReductionAside, SavingsAside, ScaleAside } from './bar-asides.tsx';
import { ComponentAside, CoversAside, IconAside, RackAside } from './drawn-asides.tsx';
import { MatrixAside, SeasonAside } from './grid-asides.tsx';
import { ChannelsAside, IndexAside, PagesAside, SheetAside } from './list-asides.tsx';
import { StackAside } from './stack-aside.tsx';
import { TraceAside } from './trace-aside.tsx';

/** What stands beside the title, by its kind. `className` is its place in the grid of the opening. */
export function Aside({ aside, className }: { aside: HeroAside; className: string }) {
  switch (aside.kind) {
    case 'icon':
      return <IconAside {...aside} className={className} />;
    case 'channels':
      return <ChannelsAside {...aside} className={className} />;
    case 'component':
      return <ComponentAside {...aside} className={className} />;
    case 'index':
      return <IndexAside {...aside} className={className} />;
    case 'pages':
      return <PagesAside {...aside} className={className} />;
    case 'scale':
      return <ScaleAside {...aside} className={className} />;
    case 'sheet':
      return <SheetAside {...aside} className={className} />;
    case 'stack':
      return <StackAside {...aside} className={className} />;
    case 'matrix':
      return <MatrixAside {...aside} className={className} />;
    case 'season':
      return <SeasonAside {...aside} className={className} />;
    case 'rack':
      return <RackAside {...aside} className={className} />;
    case 'reduction':
      return <ReductionAside {...aside} className={className} />;
    case 'covers':
      return <CoversAside {...aside} className={className} />;
    case 'savings':
      return <SavingsAside {...aside} className={className} />;
    case 'trace':
      return <TraceAside {...aside} className={className} />;
    default:
      return aside satisfies never;
  }
}

/** The columns of the title and of an aside, of twelve. */
const half = { text: 'lg:col-span-7', aside: 'lg:col-span-5' };
/** Those of the asides that need less than most, or are read. */
const columns: Partial<Record<HeroAside['kind'], typeof half>> = {
  icon: { text: 'lg:col-span-9', aside: 'lg:col-span-3' },
  channels: { text: 'lg:col-span-5', aside: 'lg:col-span-7 xl:col-start-6' },
  sheet: { text: 'lg:col-span-7', aside: 'lg:col-span-4 lg:col-start-9' },
};

/** Where the title stands, and what is at its side. Without an aside the title has the place that it has beside an icon. */
export function columnsOf(aside: HeroAside | undefined): typeof half {
  return columns[aside?.kind ?? 'icon'] ?? half;
}
