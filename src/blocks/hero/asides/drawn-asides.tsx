import type { HeroCovers, HeroPicture } from '#generated/types.ts';
import { Picture } from '../../../ui/picture.tsx';

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
          className={`flex aspect-4/5 flex-col justify-between gap-3 rounded-sm border border-line-strong bg-raised p-4 ${steps[index] ?? ''}`}
        >
          <span className="label text-accent">{kind}</span>
          <span className="text-small leading-snug font-medium text-strong">{title}</span>
          <span className="font-mono text-label tracking-normal text-quiet">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
