import type { HeroComponent, HeroCovers, HeroIcon, HeroRack } from '#generated/types.ts';
import { Icon } from '../../../ui/icons.tsx';
import { joinNames } from '../../../ui/typography.ts';

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

/**
 * One thing drawn as an electronic component inside a boundary: unlabelled pins on the left, one labelled pin per connection on
 * the right; on telephones the labels hang below, where whole words fit. Hidden from screen readers: the page describes it in words.
 */
export function ComponentAside({
  name,
  icon,
  boundary,
  connections,
  className,
}: HeroComponent & { className: string }) {
  const pins = connections.map((connection) => connection.name);
  return (
    <div
      aria-hidden="true"
      className={`relative w-full max-w-lg panel-in self-start rounded-lg border border-dashed border-line-strong py-10 pr-4 ${className}`}
    >
      <span className="absolute -top-2 left-5 bg-ink px-2 label text-quiet">{boundary}</span>
      <div className="grid grid-cols-[1rem_minmax(0,1fr)] lg:grid-cols-[3rem_minmax(9rem,14rem)_minmax(min-content,1fr)]">
        <ul className="flex flex-col justify-around">
          {pins.map((pin) => (
            <li key={pin} className="flex items-center">
              <span className="h-px flex-1 bg-line-strong" />
              <Leg />
            </li>
          ))}
        </ul>
        <div className="relative flex flex-col justify-between overflow-hidden rounded-md border border-line-strong bg-inset p-4 lg:min-h-44">
          <span className="absolute -top-3 size-6 self-center rounded-full border border-line-strong bg-ink" />
          <Icon name={icon} className="mt-8 size-16 stroke-[0.75] text-accent" />
          <span className="font-mono text-small wrap-break-word text-strong">{name}</span>
        </div>
        <ul className="col-start-2 flex min-w-0 flex-col justify-around pl-6 lg:col-start-3 lg:pl-0">
          {pins.map((pin, index) => (
            <li key={pin} className="flex items-baseline lg:items-center">
              <span className="hidden lg:block">
                <Leg />
              </span>
              <span className="h-8 w-6 shrink-0 border-b border-l border-accent lg:h-px lg:border-l-0" />
              <span className="-mb-2 ml-2 min-w-0 font-mono text-label tracking-normal wrap-break-word text-body">
                <span className="text-accent">{index + 1}</span> {pin}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Leg() {
  return <span className="block h-3 w-2 shrink-0 bg-line-strong" />;
}

/** A rack, one unit for each part with its items on it. The page lists them below: wide screens only. */
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
