import { useId } from 'react';
import type { HeroSavings } from '#generated/types.ts';
import { formatThousands } from '../../../ui/format-result.ts';
import { RangeBar } from '../../../ui/range-bar.tsx';

/** What each sector of the calculator saves in a year, on one scale. The page tells it again below: wide screens only. */
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
