import type { RoiBar } from '#generated/types.ts';
import { barWidthPercent, compatibilityLevel } from '../../roi/compatibility.ts';
import { Meter } from './meter.tsx';

/** A bar as long as the bonus is high, and its name. Mint is the colour of a gain: a result without one has none. */
export function CompatibilityMeter({ bonus, bar, isLoss = false }: { bonus: number; bar: RoiBar; isLoss?: boolean }) {
  const level = compatibilityLevel(bonus, bar);
  return (
    <span className="flex items-center gap-3">
      <Meter percent={barWidthPercent(bonus, bar)} fill={level === 'possible' || isLoss ? 'fill-azure' : 'fill-mint'} />
      <span className="w-[9ch] shrink-0 text-right font-mono text-small text-body">{bar.labels[level]}</span>
    </span>
  );
}
