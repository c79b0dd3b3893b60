import { useId } from 'react';
import type { HeroIndex, Part } from '#generated/types.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinNames } from '../../../ui/join-names.ts';
import { twoDigits } from '../../../ui/two-digits.ts';

/** A numbered index of the page, as on the first page of a printed catalogue. Each line leads down to its part. */
export function IndexAside({ heading, parts, className }: HeroIndex & { className: string }) {
  const labelId = useId();
  const isDetailed = parts.some(({ items }) => items !== undefined);
  return (
    <nav aria-labelledby={labelId} className={`panel-in self-end ${className}`}>
      <p id={labelId} className="border-b border-line-strong pb-3 label text-quiet">
        {heading}
      </p>
      <ol className={isDetailed ? '' : 'gap-x-8 sm:columns-3 lg:columns-1'}>
        {parts.map((part, index) => (
          <Line key={part.id} part={part} number={twoDigits(index + 1)} />
        ))}
      </ol>
    </nav>
  );
}

/** A line of the index: number, name, what the part holds. */
function Line({ part: { id, name, icon, items }, number }: { part: Part; number: string }) {
  return (
    <li className="break-inside-avoid border-b border-line">
      <a href={`#${id}`} className="group grid grid-cols-[2rem_1fr_auto] items-center gap-x-2 py-2.5 text-strong">
        <span aria-hidden="true" className="font-mono text-small text-accent">
          {number}
        </span>
        <span>
          <span className="block underline decoration-transparent underline-offset-6 group-hover:decoration-accent">
            {name}
          </span>
          {items !== undefined && <span className="block font-mono text-small text-quiet">{joinNames(items)}</span>}
        </span>
        {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
      </a>
    </li>
  );
}
