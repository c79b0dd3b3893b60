import type { ReactNode } from 'react';
import type { HeroBlock } from '#generated/types.ts';
import { ActionLink, ActionRow } from '../../../ui/action-link.tsx';
import { balancedColumns } from '../../../ui/class-names.ts';
import { FigureRow } from '../../../ui/figures.tsx';
import { FoldedAnswer } from '../../../ui/section.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { OfferLine } from '../../../ui/offer-line.tsx';
import { Aside, columnsOf } from '../asides/aside.tsx';

/** The short mark above a page's title, behind its icon or a rule of its colour; a number stands alone and very large. */
export function HeroLabel({ block: { label, icon, layout } }: { block: HeroBlock }) {
  if (label === undefined) return null;
  if (layout === 'number') return <p className="figure-xl mb-8 text-accent">{label}</p>;
  return (
    <p className="mb-5 flex items-center gap-3 label text-accent">
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
export function HeroActions({ block: { actions, actionsLabel } }: { block: HeroBlock }) {
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

/** The offer that the page needs, on a ruled line below the actions. */
export function HeroOffer({ block: { offerLine } }: { block: HeroBlock }) {
  if (offerLine === undefined) return null;
  return <OfferLine line={offerLine} className="mt-6 border-t border-line pt-4" />;
}

/** Label, title, introduction and actions, then `children`, on the left of the aside. */
export function HeroTitle({ block, children }: { block: HeroBlock; children?: ReactNode }) {
  const { heading, intro, aside } = block;
  const columns = columnsOf(aside);
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className={columns.text}>
        <HeroLabel block={block} />
        <h1 className="max-w-[22ch] text-h1">{heading}</h1>
        <p className="mt-5 max-w-prose text-lead">{intro}</p>
        <HeroActions block={block} />
        <HeroOffer block={block} />
        {children}
      </div>
      {aside !== undefined && <Aside aside={aside} className={columns.aside} />}
    </div>
  );
}

/** Whether figures stand two by two below the actions: a machine beside them is higher than the title. */
export function hasFiguresBeside({ layout, aside }: HeroBlock): boolean {
  return layout !== 'poster' && aside?.kind === 'machine' && aside.trace === undefined;
}

/** The columns of figures: on a line they share all of it, six at most. Of an odd number, the first takes a line of its own beside a machine, of three on phones: it is often a range. */
function columnsFor(block: HeroBlock, count: number): string {
  if (hasFiguresBeside(block)) return `gap-x-6 grid-cols-2 ${count % 2 === 0 ? '' : '*:first:col-span-2'}`;
  if (count > 4) return `gap-x-6 ${balancedColumns(count, { all: 2, sm: 3, lg: 6 })}`;
  return `gap-x-6 lg:gap-x-8 ${count === 3 ? 'grid-cols-2 max-sm:*:first:col-span-2 sm:grid-cols-3' : balancedColumns(count, { all: 2, md: 4 })}`;
}

/** The figures of an opening under one rule. `className` is the distance to the part above. */
export function FigureLine({ block, className }: { block: HeroBlock; className: string }) {
  const { figures, figuresLabel: label, question } = block;
  if (figures === undefined) return null;
  return (
    <div role={label && 'group'} aria-label={label} className={className}>
      <FigureRow figures={figures} className={`gap-y-6 ${columnsFor(block, figures.length)}`} />
      <FoldedAnswer question={question} className="mt-6" />
    </div>
  );
}
