import { useId } from 'react';
import type { HeroScale } from '#generated/types.ts';
import { percent } from '../../../ui/plot-line.ts';

/** Bars on one scale from zero, each linked to its part of the page. They are decorative: each value stands as text. */
export function ScaleAside({ heading, unit, tick, bars, className }: HeroScale & { className: string }) {
  const headingId = useId();
  const longest = Math.max(...bars.map(({ value }) => value));
  const shareOf = (amount: number) => percent((amount / longest) * 100);
  const ticks = Array.from({ length: Math.floor(longest / tick) + 1 }, (_, index) => index * tick);
  return (
    <nav aria-labelledby={headingId} className={`panel-in lg:self-end ${className}`}>
      <h2 id={headingId} className="label font-normal text-quiet">
        {heading}
      </h2>
      <ul className="mt-5 border-t border-line-strong">
        {bars.map(({ id, name, value }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-3.5">
              <span className="text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-accent">
                {name}
              </span>
              <span className="font-mono text-small text-strong">
                {value}&nbsp;{unit}
              </span>
              <svg aria-hidden="true" className="col-span-2 h-2 w-full overflow-visible">
                {ticks.map((at) => (
                  <line key={at} x1={shareOf(at)} x2={shareOf(at)} y2="100%" className="stroke-line-strong" />
                ))}
                <rect width={shareOf(value)} height="100%" className="fill-accent" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
