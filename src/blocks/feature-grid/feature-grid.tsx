import type { FeatureGridBlock } from '#generated/types.ts';
import { FeatureCard } from '../../ui/feature-card.tsx';
import { Section } from '../../ui/section.tsx';

/** Cards in two columns on the right two thirds; their heading stays in view on the left. Cards fade in one by one. */
export function FeatureGrid({ label, heading, intro, cards }: FeatureGridBlock) {
  return (
    <Section>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="self-start lg:sticky lg:top-28 lg:col-span-4">
          {label !== undefined && <p className="mb-4 label text-quiet">{label}</p>}
          <h2 className="text-h2">{heading}</h2>
          {intro !== undefined && <p className="mt-5 max-w-prose">{intro}</p>}
        </header>
        <div className="grid stagger gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-8">
          {cards.map((card) => (
            <FeatureCard key={card.title} card={card} />
          ))}
        </div>
      </div>
    </Section>
  );
}
