import type { RoiBar } from '#generated/types.ts';
import { barWidthPercent, compatibilityLevel } from '../../roi/compatibility.ts';

/**
 * A bar as long as the bonus is high, and its name.
 * Drawn with SVG attributes: a `style` attribute would be lost under the site's content security policy.
 */
export function CompatibilityMeter({ bonus, bar }: { bonus: number; bar: RoiBar }) {
  const level = compatibilityLevel(bonus, bar);
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" className="h-1.5 w-0 flex-1">
        <rect width="100%" height="100%" className="fill-line-strong" />
        <rect
          width={`${barWidthPercent(bonus, bar)}%`}
          height="100%"
          className={level === 'possible' ? 'fill-azure' : 'fill-mint'}
        />
      </svg>
      <span className="w-[9ch] shrink-0 text-right font-mono text-small text-body">{bar.labels[level]}</span>
    </span>
  );
}
