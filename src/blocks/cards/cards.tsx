import type { CardsBlock } from '#generated/types.ts';
import { FeatureCard } from '../../ui/feature-card.tsx';

/** Cards in two columns. They fade in one by one. */
export function Cards({ cards }: CardsBlock) {
  return (
    <div className="grid stagger gap-x-8 gap-y-12 sm:grid-cols-2">
      {cards.map((card) => (
        <FeatureCard key={card.title} card={card} />
      ))}
    </div>
  );
}
