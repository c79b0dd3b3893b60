import type { RoiBar } from '#generated/types.ts';
import { barWidthPercent, compatibilityLevel } from '../../roi/compatibility.ts';

/**
 * A bar on its whole length. Drawn with SVG attributes: a `style` attribute would be lost under the site's content
 * security policy. @param percent of the length @param fill class of its colour
 */
export function Meter({ percent, fill }: { percent: number; fill: string }) {
  return (
    <svg aria-hidden="true" className="h-1.5 w-0 flex-1">
      <rect width="100%" height="100%" className="fill-line-strong" />
      <rect width={`${percent}%`} height="100%" className={fill} />
    </svg>
  );
}

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
