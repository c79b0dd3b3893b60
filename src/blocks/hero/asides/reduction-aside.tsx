import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import type { HeroReduction } from '#generated/types.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { RangeBar } from '../../../ui/range-bar.tsx';

/** For each row what was, as a whole bar, and below it what is left. The numbers stand as text. */
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
        {drops.map(({ id, name, value }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4 text-small">
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
