import type { HeroRanges as Ranges } from '#generated/types.ts';
import { RangeBar } from '../../../ui/range-bar.tsx';

/** The current range in the accent, those it is compared with quieter, on one scale that starts at zero. */
export function HeroRanges({ ranges: { label, unit, current, rows } }: { ranges: Ranges }) {
  const scaleMax = Math.max(...rows.map(({ max }) => max));
  return (
    <div className="mt-14 border-t border-line-strong pt-6 lg:mr-8">
      <p className="text-small text-quiet">{label}</p>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ id, name, min, max }) => (
          <div
            key={id}
            className={`grid grid-cols-2 items-center gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_8rem_1fr] ${id === current ? 'text-strong' : 'text-quiet'}`}
          >
            <dt className="text-small">{name}</dt>
            <dd className="text-right font-mono sm:text-left">
              {min} – {max} {unit}
            </dd>
            <RangeBar
              min={min}
              max={max}
              scaleMax={scaleMax}
              quiet={id !== current}
              className="col-span-2 h-3 sm:col-span-1"
            />
          </div>
        ))}
      </dl>
    </div>
  );
}
