import { useId } from 'react';
import type { UseCaseFeaturesBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** Cards as columns that share their hairlines, up to four in a row; icons, titles and texts start on the same lines. */
export function UseCaseFeatures({ label, heading, cards }: UseCaseFeaturesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <header className="grid items-baseline gap-y-4 lg:grid-cols-4">
        <p className="label text-mint">{label}</p>
        <h2 id={headingId} className="text-h2 lg:col-span-3 lg:pl-3">
          {heading}
        </h2>
      </header>
      <div className="mt-12 overflow-clip border-t border-line-strong">
        <div className={`-mt-px grid stagger sm:-mx-6 ${balancedColumns(cards.length, { sm: 2, lg: 4 })}`}>
          {cards.map((card) => (
            <article
              key={card.title}
              className="row-span-3 grid grid-rows-subgrid gap-0 border-t border-line py-7 sm:border-l sm:px-6"
            >
              <Icon name={card.icon} className="size-6 text-mint" />
              <h3 className="mt-8 text-h3">{card.title}</h3>
              <p className="mt-3 text-[1rem]">{card.description}</p>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
