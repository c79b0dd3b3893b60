import type { Figure } from '#generated/types.ts';
import { useMentions } from './mentions.ts';

/**
 * What a figure is called. Where the site says of it what it measures and where it comes from, the label leads there, with a mark; a
 * script opens that beside it (`src/browser/figure-source.ts`).
 */
export function FigureLabel({ figure: { label, fact } }: { figure: Pick<Figure, 'label' | 'fact'> }) {
  const { register } = useMentions();
  if (register === undefined || fact === undefined) return label;
  return (
    <a className="source" href={`${register}#${fact}`}>
      {label}
    </a>
  );
}
