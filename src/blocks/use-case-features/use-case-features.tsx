import { useId } from 'react';
import type { UseCaseFeaturesBlock } from '../../generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** Four cards as columns that share their hairlines; icons, titles and texts start on the same lines. */
export function UseCaseFeatures({ label, heading, cards }: UseCaseFeaturesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <header className="grid items-baseline gap-y-4 lg:grid-cols-4">
        <p className="label text-mint">{label}</p>
        <h2 id={headingId} className="text-h2 lg:col-span-3 lg:pl-6">
          {heading}
        </h2>
      </header>
      <div className="mt-12 grid stagger border-t border-line-strong sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <article
            key={card.title}
            className="row-span-3 grid grid-rows-subgrid gap-0 border-b border-line py-7 sm:odd:pr-6 sm:even:border-l sm:even:pl-6 lg:border-b-0 lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <Icon name={card.icon} className="size-6 text-mint" />
            <h3 className="mt-8 text-h3">{card.title}</h3>
            <p className="mt-3 text-[1rem]">{card.description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
