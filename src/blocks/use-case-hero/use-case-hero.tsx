import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { UseCaseHeroBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FigureRow } from './figure-row.tsx';
import { TraceList } from './trace-list.tsx';

/** Title on the left, one case followed step by step on the right, six headline figures on one ruled row below. */
export function UseCaseHero(block: UseCaseHeroBlock) {
  const captionId = useId();
  const { useCases } = useSite().tables;
  const rank = useCases.findIndex((row) => row.id === block.useCase) + 1;
  return (
    <section className="pt-hero">
      <div className="wrap grid items-start gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:pr-6">
          <p className="flex items-center gap-3 label text-mint">
            <Icon name={block.icon} className="size-6" />
            {block.label}
          </p>
          <h1 className="mt-6 text-h1">{block.heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{block.intro}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
            {block.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
        <figure aria-labelledby={captionId} className="panel-in border-t-2 border-mint pt-4 lg:col-span-5">
          <figcaption className="flex items-baseline justify-between gap-4">
            <span id={captionId} className="font-medium text-strong">
              {block.trace.caption}
            </span>
            <span aria-hidden="true" className="shrink-0 label text-quiet">
              {rank} / {useCases.length}
            </span>
          </figcaption>
          <TraceList steps={block.trace.steps} lanes={block.lanes} />
        </figure>
      </div>
      <FigureRow label={block.figuresLabel} figures={block.figures} />
    </section>
  );
}
