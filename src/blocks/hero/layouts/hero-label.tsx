import type { HeroBlock } from '#generated/types.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The short mark above a page's title, behind its icon or a rule of its colour; a number stands alone and very large. */
export function HeroLabel({ block: { label, icon, layout } }: { block: HeroBlock }) {
  if (label === undefined) return null;
  if (layout === 'number') return <p className="figure-xl mb-8 text-accent">{label}</p>;
  return (
    <p className="mb-6 flex items-center gap-3 label text-accent">
      {icon === undefined ? (
        <span aria-hidden="true" className="h-px w-10 bg-current" />
      ) : (
        <Icon name={icon} className="size-6" />
      )}
      {label}
    </p>
  );
}
