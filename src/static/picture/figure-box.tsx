import type { Figure, ThemeColours } from '#generated/types.ts';
import { column } from './title-lines.tsx';

/** Figures begin at this size, and shrink where one needs more room than its column has, in pixels. */
const largest = 60;
const width = 353;
const gap = 24;

/** Width of a figure and its unit in hundredths of the figure's size: mono characters are 60 wide, the unit is set smaller. */
function figureWidth({ value, unit = '' }: Figure): number {
  return 60 * value.length + (unit === '' ? 0 : 24 + 28 * unit.length);
}

/** The size at which every figure of a row holds: they stand on one line, and so do their labels. */
export function figureSize(figures: readonly Figure[]): number {
  return Math.min(largest, ...figures.map((figure) => Math.floor((100 * (width - gap)) / figureWidth(figure))));
}

/** A figure set large with its unit, its label below. */
export function figureBox({ label, value, unit }: Figure, fontSize: number, colour: string, colours: ThemeColours) {
  const digits = { fontFamily: 'mono', fontSize, whiteSpace: 'nowrap', lineHeight: 1, color: colour } as const;
  const words = { fontSize: 23, lineHeight: 1.25, textWrap: 'balance', color: colours.body } as const;
  return (
    <div key={label} style={{ ...column, width, paddingRight: gap, boxSizing: 'border-box' }}>
      <div style={{ display: 'flex', alignItems: 'baseline', ...digits }}>
        {value}
        {unit !== undefined && <div style={{ marginLeft: 14, fontSize: 28, color: colours.quiet }}>{unit}</div>}
      </div>
      <div style={{ display: 'block', marginTop: 14, ...words }}>{label}</div>
    </div>
  );
}
