import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import type { HeroReduction, HeroSavings, HeroScale } from '#generated/types.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { formatThousands } from '../../../ui/format-numbers.ts';
import { percent } from '../../../ui/plot.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';

/** Bars on one scale from zero, each linked to its part of the page. They are decorative: each value is there as text. */
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
          <li key={name} className="border-b border-line">
            <a
              {...(id !== undefined && { href: `#${id}` })}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-3.5"
            >
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

/** For each row the state before, as a whole bar, and below it the state after. The numbers are there as text. */
export function ReductionAside({
  heading,
  before,
  after,
  unit,
  drops,
  className,
}: HeroReduction & { className: string }) {
  const headingId = useId();
  const shown = (value: number) => `${formatNumber(value, locale)} ${unit}`;
  return (
    <figure aria-labelledby={headingId} className={`panel-in self-end ${className}`}>
      <figcaption id={headingId} className="border-b border-line-strong pb-3 label text-quiet">
        {heading}
      </figcaption>
      <dl>
        {drops.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4 text-small">
            <dt className="text-strong">{name}</dt>
            <dd className="font-mono text-strong">{shown(-value)}</dd>
            {[
              { label: before, share: 100, quiet: true },
              { label: after, share: 100 - value, quiet: false },
            ].map(({ label, share, quiet }) => (
              <dd key={label} className="col-span-2 grid grid-cols-[1fr_auto] items-center gap-x-4 text-quiet">
                <RangeBar min={0} max={share} scaleMax={100} quiet={quiet} className="h-2" />
                {label}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The yearly savings of each sector of the calculator, on one scale. The page repeats them below: wide screens only. */
export function SavingsAside({ heading, roi: { sectors }, className }: HeroSavings & { className: string }) {
  const headingId = useId();
  const most = Math.max(...sectors.map(({ averageSavingsKEur }) => averageSavingsKEur));
  return (
    <figure aria-labelledby={headingId} className={`accent-mint hidden panel-in self-end lg:block ${className}`}>
      <figcaption id={headingId} className="border-b border-line-strong pb-3 label text-quiet">
        {heading}
      </figcaption>
      <dl>
        {sectors.map(({ id, name, averageSavingsKEur }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-3 text-small">
            <dt className="text-strong">{name}</dt>
            <dd className="font-mono text-strong">{formatThousands(averageSavingsKEur)}</dd>
            <dd className="col-span-2">
              <RangeBar min={0} max={averageSavingsKEur} scaleMax={most} graduation={100} className="block h-2" />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
