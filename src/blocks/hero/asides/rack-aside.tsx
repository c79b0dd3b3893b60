import type { HeroRack } from '#generated/types.ts';
import { joinNames } from '../../../ui/join-names.ts';

/** A rack, one unit for each part and what it holds written on it. The page lists them below: wide screens only. */
export function RackAside({ caption, parts, className }: HeroRack & { className: string }) {
  return (
    <figure aria-hidden="true" className={`hidden panel-in self-end lg:block ${className}`}>
      <ul className="grid gap-1 rounded-lg border border-line-strong bg-raised p-2">
        {parts.map(({ id, name, shortName = name, items = [] }) => (
          <li
            key={id}
            className="grid items-center gap-3 rounded-sm border border-line bg-ink px-4 py-3 sm:grid-cols-[10rem_1fr_auto]"
          >
            <span className="label text-quiet">{shortName}</span>
            <span className="font-mono text-small text-strong">{joinNames(items)}</span>
            <span className="size-1.5 rounded-full bg-accent" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>
    </figure>
  );
}
