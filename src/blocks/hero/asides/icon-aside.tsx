import type { HeroIcon } from '#generated/types.ts';
import { Icon } from '../../../ui/icon.tsx';

const corners = [
  'top-0 left-0 border-t border-l',
  'top-0 right-0 border-t border-r',
  'bottom-0 left-0 border-b border-l',
  'bottom-0 right-0 border-b border-r',
];

/** The page's icon between four crop marks, as on a printer's sheet. Wide screens only: it repeats what the title says. */
export function IconAside({ icon, className }: HeroIcon & { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`relative hidden size-44 place-items-center self-end justify-self-end text-accent lg:grid ${className}`}
    >
      {corners.map((corner) => (
        <span key={corner} className={`absolute size-4 border-line-strong ${corner}`} />
      ))}
      <Icon name={icon} className="size-20 stroke-[0.6]" />
    </div>
  );
}
