import type { HeroComponent } from '#generated/types.ts';
import { Icon } from '../../../ui/icon.tsx';

/**
 * One thing drawn as an electronic component inside a boundary: unlabelled pins on the left, one
 * labelled pin per connection on the right. Hidden from screen readers: the page says it in words.
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
      <div className="grid grid-cols-[1rem_minmax(8.5rem,13rem)_minmax(0,1fr)] sm:grid-cols-[3rem_minmax(9rem,14rem)_minmax(0,1fr)]">
        <ul className="flex flex-col justify-around py-6">
          {pins.map((pin) => (
            <li key={pin} className="flex items-center">
              <span className="h-px flex-1 bg-line-strong" />
              <Leg />
            </li>
          ))}
        </ul>
        <div className="relative flex aspect-4/5 flex-col justify-between overflow-hidden rounded-md border border-line-strong bg-inset p-4">
          <span className="absolute -top-3 size-6 self-center rounded-full border border-line-strong bg-ink" />
          <Icon name={icon} className="mt-8 size-16 stroke-[0.75] text-accent" />
          <span className="font-mono text-small wrap-break-word text-strong">{name}</span>
        </div>
        <ul className="flex min-w-0 flex-col justify-around py-6">
          {pins.map((pin, index) => (
            <li key={pin} className="flex items-center">
              <Leg />
              <span className="h-px w-6 shrink-0 bg-accent" />
              <span className="ml-2 min-w-0 font-mono text-label tracking-normal wrap-break-word text-body">
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
  return <span className="h-3 w-2 shrink-0 bg-line-strong" />;
}
