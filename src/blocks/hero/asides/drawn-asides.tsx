import type { HeroCovers, HeroIcon, HeroPicture } from '#generated/types.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';

const corners = [
  'top-0 left-0 border-t border-l',
  'top-0 right-0 border-t border-r',
  'bottom-0 left-0 border-b border-l',
  'bottom-0 right-0 border-b border-r',
];

/** The page's icon between four crop marks, as on a printer's sheet. Wide screens only: it repeats the title. */
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

/** A picture, the first thing to be seen: it loads before all others. */
export function PictureAside({ picture, className }: HeroPicture & { className: string }) {
  return (
    <div className={`self-end ${className}`}>
      <Picture picture={picture} place="opening" />
    </div>
  );
}

/** Covers of printed pieces side by side, each lower than the one before. The page lists them below: wide screens only. */
export function CoversAside({ covers, className }: HeroCovers & { className: string }) {
  const steps = ['', 'mt-6', 'mt-12'];
  return (
    <ul aria-hidden="true" className={`hidden panel-in grid-cols-3 items-start gap-4 self-end lg:grid ${className}`}>
      {covers.map(({ kind, title, figure }, index) => (
        <li
          key={title}
          className={`flex aspect-4/5 flex-col justify-between rounded-sm border border-line-strong bg-raised p-4 ${steps[index] ?? ''}`}
        >
          <span className="label text-accent">{kind}</span>
          <span className="text-small leading-snug font-medium text-strong">{title}</span>
          <span className="font-mono text-label tracking-normal text-quiet">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
