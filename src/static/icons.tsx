import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '#generated/types.ts';
import type { Site } from '../ui/site.ts';
import { MarkShapes } from '../ui/icons.tsx';

/** An icon of the site for browsers and home screens. */
export interface SiteIcon {
  /** Its file in the build. */
  file: string;
  svg: string;
  /** Sides in pixels: one, or several in an `.ico`. */
  sizes: readonly number[];
}

/** Of the mark's own square. */
const side = 32;

/** The mark on its paper, with rounded corners: favicon.svg, and the small icons drawn from it. */
export function favicon(theme: Theme): string {
  return markOnPaper(theme, { margin: 0, radius: 5 });
}

/** The icons that are pixels, all drawn from the one mark. */
export function siteIcons({ theme }: Site): readonly SiteIcon[] {
  return [
    { file: 'favicon.ico', svg: favicon(theme), sizes: [16, 32] },
    { file: 'icon-192.png', svg: favicon(theme), sizes: [192] },
    { file: 'icon-512.png', svg: favicon(theme), sizes: [512] },
    // iOS rounds the corners itself, and paints transparent parts black.
    { file: 'apple-touch-icon.png', svg: markOnPaper(theme, { margin: 2, radius: 0 }), sizes: [180] },
    // Launchers cut any shape out of it, down to a circle of four fifths of its side.
    { file: 'icon-maskable-512.png', svg: markOnPaper(theme, { margin: 7, radius: 0 }), sizes: [512] },
  ];
}

function markOnPaper({ mark, colours }: Theme, { margin, radius }: { margin: number; radius: number }): string {
  const whole = side + 2 * margin;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${-margin} ${-margin} ${whole} ${whole}`} color={colours.strong}>
      <rect x={-margin} y={-margin} width={whole} height={whole} rx={radius} fill={colours.paper} />
      <MarkShapes shapes={mark} colourOf={(accent) => colours[accent]} />
    </svg>,
  );
}
