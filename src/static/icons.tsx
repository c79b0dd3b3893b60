import { renderToStaticMarkup } from 'react-dom/server';
import { MarkShapes } from '../ui/mark-shapes.tsx';
import { themeColour } from '../styles/theme-colours.ts';

/** An icon of the site as browsers and home screens ask for it. */
export interface SiteIcon {
  /** Its file in the build. */
  file: string;
  svg: string;
  /** Sides in pixels: one, or several in an `.ico`. */
  sizes: readonly number[];
}

/** Side of the mark's own square. */
const side = 32;

/** The mark on its paper, with rounded corners: favicon.svg, and what is drawn small from it. */
export function favicon(): string {
  return markOnPaper({ margin: 0, radius: 5 });
}

/** The icons that are pixels, all drawn from the one mark. */
export function siteIcons(): readonly SiteIcon[] {
  return [
    { file: 'favicon.ico', svg: favicon(), sizes: [16, 32] },
    { file: 'icon-192.png', svg: favicon(), sizes: [192] },
    { file: 'icon-512.png', svg: favicon(), sizes: [512] },
    // iOS rounds the corners itself, and paints what is transparent black.
    { file: 'apple-touch-icon.png', svg: markOnPaper({ margin: 2, radius: 0 }), sizes: [180] },
    // Launchers cut any shape out of it, down to a circle of four fifths of its side.
    { file: 'icon-maskable-512.png', svg: markOnPaper({ margin: 7, radius: 0 }), sizes: [512] },
  ];
}

function markOnPaper({ margin, radius }: { margin: number; radius: number }): string {
  const whole = side + 2 * margin;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      color={themeColour('strong')}
    >
      <rect x={-margin} y={-margin} width={whole} height={whole} rx={radius} fill={themeColour('ink')} />
      <MarkShapes lit={{ stroke: themeColour('amber') }} />
    </svg>,
  );
}
