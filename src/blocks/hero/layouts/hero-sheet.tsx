import type { HeroBlock } from '#generated/types.ts';
import { DataSheet } from './data-sheet.tsx';
import { HeroActions } from './hero-actions.tsx';
import { HeroLabel } from './hero-label.tsx';

/** Title on the left, introduction and actions on the right, then a ruled sheet whose first figure is very large. */
export function HeroSheet(block: HeroBlock) {
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <HeroLabel block={block} />
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h1 className="text-h1 lg:col-span-7">{block.heading}</h1>
          <div className="lg:col-span-5 lg:pt-2">
            <p className="max-w-prose">{block.intro}</p>
            <HeroActions block={block} />
          </div>
        </div>
        <DataSheet label={block.figuresLabel} figures={block.figures ?? []} />
      </div>
    </section>
  );
}
