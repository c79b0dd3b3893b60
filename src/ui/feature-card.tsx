import type { Card } from '#generated/types.ts';
import { Icon } from './icon.tsx';

/** Icon, title (h3) and description under a hairline that lights up on hover. */
export function FeatureCard({ card }: { card: Card }) {
  return (
    <article className="group border-t border-line-strong pt-5 transition-colors duration-150 hover:border-accent">
      <Icon name={card.icon} className="size-6 text-accent" />
      <h3 className="mt-4 text-h3">{card.title}</h3>
      <p className="mt-2">{card.description}</p>
    </article>
  );
}
