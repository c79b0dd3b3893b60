import { type ReactNode, useId } from 'react';
import { locale } from '#generated/locale.ts';
import type { HeroRanges as Ranges, HeroReduction, HeroSavings } from '#generated/types.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { formatThousands } from '../../../ui/format-numbers.ts';
import { RangeBar } from '../../../ui/range-bar.tsx';

/** For each row the state before, as a whole bar, and below it the state after. The numbers are there as text. */
export function ReductionAside({ className, ...drawing }: HeroReduction & { className: string }) {
  const { heading, before, after, unit, drops } = drawing;
  return (
    <BarFigure heading={heading} className={className}>
      {drops.map(({ name, value }) => (
        <Row key={name} name={name} amount={`${formatNumber(-value, locale)} ${unit}`}>
          {[
            { label: before, share: 100, quiet: true },
            { label: after, share: 100 - value, quiet: false },
          ].map(({ label, share, quiet }) => (
            <dd key={label} className="col-span-2 grid grid-cols-[1fr_auto] items-center gap-x-4 text-quiet">
              <RangeBar min={0} max={share} scaleMax={100} quiet={quiet} className="h-2" />
              {label}
            </dd>
          ))}
        </Row>
      ))}
    </BarFigure>
  );
}

/** The yearly savings of each sector of the calculator, on one scale. The page repeats them below: wide screens only. */
export function SavingsAside({ heading, roi: { sectors }, className }: HeroSavings & { className: string }) {
  const most = Math.max(...sectors.map(({ averageSavingsKEur }) => averageSavingsKEur));
  return (
    <BarFigure heading={heading} className={`accent-mint hidden lg:block ${className}`}>
      {sectors.map(({ id, name, averageSavingsKEur }) => (
        <Row key={id} name={name} amount={formatThousands(averageSavingsKEur)}>
          <dd className="col-span-2">
            <RangeBar min={0} max={averageSavingsKEur} scaleMax={most} graduation={100} className="block h-2" />
          </dd>
        </Row>
      ))}
    </BarFigure>
  );
}

/** The current range in the accent, the other ranges quieter, on one scale that starts at zero. */
export function HeroRanges({ ranges: { label, unit, current, rows } }: { ranges: Ranges }) {
  const scaleMax = Math.max(...rows.map(({ max }) => max));
  return (
    <BarFigure heading={label} className="mt-14 lg:mr-8">
      {rows.map(({ id, name, min, max }) => (
        <Row key={id} name={name} amount={`${min} – ${max} ${unit}`}>
          <dd className="col-span-2">
            <RangeBar min={min} max={max} scaleMax={scaleMax} quiet={id !== current} className="block h-2" />
          </dd>
        </Row>
      ))}
    </BarFigure>
  );
}

function BarFigure({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <figure aria-labelledby={headingId} className={`panel-in self-end ${className}`}>
      <figcaption id={headingId} className="border-b border-line-strong pb-3 label text-quiet">
        {heading}
      </figcaption>
      <dl>{children}</dl>
    </figure>
  );
}

/** A name and its amount; its bars below. */
function Row({ name, amount, children }: { name: string; amount: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-3 text-small">
      <dt className="text-strong">{name}</dt>
      <dd className="font-mono text-strong">{amount}</dd>
      {children}
    </div>
  );
}
