import type { Figure } from '../../generated/types.ts';
import { themeColour } from '../../styles/theme-colours.ts';

/** Figures begin here, and shrink where they need more room than this, in pixels. */
const largest = 60;
const room = 326;

/** Width of a figure and its unit in hundredths of the figure's size: mono characters are 60 wide, the unit is set smaller. */
function figureWidth({ value, unit = '' }: Figure): number {
  return 60 * value.length + (unit === '' ? 0 : 24 + 28 * unit.length);
}

/** A figure set large with its unit, its label below. */
export function figureBox(figure: Figure, colour: string) {
  const { label: name, value, unit } = figure;
  const fontSize = Math.min(largest, Math.floor((100 * room) / figureWidth(figure)));
  return (
    <div key={name} style={{ display: 'flex', flexDirection: 'column', width: room + 24, paddingRight: 24 }}>
      <div
        style={{
          display: 'flex',
          alignItems: 'baseline',
          fontFamily: 'mono',
          fontSize,
          whiteSpace: 'nowrap',
          lineHeight: 1,
          color: colour,
        }}
      >
        {value}
        {unit !== undefined && <div style={{ marginLeft: 14, fontSize: 28, color: themeColour('quiet') }}>{unit}</div>}
      </div>
      <div style={{ marginTop: 14, fontSize: 23, lineHeight: 1.25, color: themeColour('body') }}>{name}</div>
    </div>
  );
}
