import type { Bar } from '#generated/types.ts';
import { accentOf } from './class-names.ts';
import { FigureLabel, FigureValue, plainFigure } from './figures.tsx';
import { RangeBar } from './range-bar.tsx';
import { locale } from '#generated/locale.ts';
import { tagOf } from '../shared/locale.ts';
import { dot } from './typography.ts';

interface Props {
  bars: readonly Bar[];
  graduation: number | undefined;
  hasSources?: boolean;
  isLarge?: boolean;
}

/**
 * Lines of label and amount, each with its bar below on the graduations of the scale, which ends with the longest bar.
 * @param hasSources labels lead to where the amounts come from
 * @param isLarge amounts stand above their labels, in display size
 */
export function BarList({ bars, graduation, hasSources = false, isLarge = false }: Props) {
  const longest = Math.max(...bars.map((bar) => barBounds(bar).to), Number.MIN_VALUE);
  return (
    <ul className={`grid ${isLarge ? 'gap-8' : 'gap-5'}`}>
      {bars.map((bar) => (
        <li
          key={bar.figure.label}
          className={`grid items-baseline gap-x-4 gap-y-2 ${isLarge ? '' : 'grid-cols-[1fr_auto]'} ${accentOf(bar.accent)}`}
        >
          <p className="text-small">
            {hasSources ? <FigureLabel figure={bar.figure} /> : bar.figure.label}
            {bar.detail !== undefined && <span className="text-quiet">{dot + bar.detail}</span>}
          </p>
          <p className={isLarge ? 'figure-xl order-first whitespace-nowrap text-accent' : 'font-mono text-strong'}>
            {isLarge ? <FigureValue figure={bar.figure} isPlain /> : (bar.figure.text ?? plainFigure(bar.figure))}
          </p>
          <RangeBar
            min={barBounds(bar).from}
            max={barBounds(bar).to}
            scaleMax={longest}
            graduation={graduation}
            className={isLarge ? 'h-3' : 'col-span-2 h-2.5'}
          />
        </li>
      ))}
    </ul>
  );
}

const units = { minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_800, year: 525_600 } as const;

/** The minutes of each unit, by the names that the language of the site has for it: `h`, `semaines`, `mois`. */
const minutesPerUnit: ReadonlyMap<string, number> = new Map(
  Object.entries(units).flatMap(([unit, minutes]) =>
    (['long', 'short'] as const).flatMap((unitDisplay) =>
      [1, 2].map((amount): [string, number] => {
        const format = new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay });
        return [format.formatToParts(amount).find(({ type }) => type === 'unit')?.value ?? unit, minutes];
      }),
    ),
  ),
);

/**
 * The bar of a figure: from zero to its amount, else to its number; from one to the other where it has two. Durations are in minutes
 * (« 30 000 » → 30000, « < 47 min » → 47, « 4 à 8 semaines » → 40320 to 80640). Both are 0 when there is no number: no bar is drawn.
 */
export function barBounds({ amount, figure: { value, unit = '' } }: Bar): { from: number; to: number } {
  if (amount !== undefined) return { from: 0, to: amount };
  const minutes = minutesPerUnit.get(unit) ?? 1;
  const [first = 0, second] = [...value.matchAll(/\d[\d\s]*(?:,\d+)?/g)].map(
    ([digits]) => Number(digits.replaceAll(/\s/g, '').replace(',', '.')) * minutes,
  );
  return second === undefined ? { from: 0, to: first } : { from: first, to: second };
}
