import { createElement } from 'react';
import type { IconShapes } from '#generated/signs.ts';
import { iconByName, type IconName } from '#generated/icons.ts';
import type { Accent, MarkShape } from '#generated/types.ts';

/** An icon at 1.5 px stroke in the colour of its text (the class `icon`), as high as wide. Decorative: it always stands beside a text. */
export function Glyph({ shapes, className = 'size-5' }: { shapes: IconShapes; className?: string }) {
  return (
    <svg width="24" viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <Shapes of={shapes} />
    </svg>
  );
}

/** The elements of an icon alone, for an SVG with strokes of its own. */
export function Shapes({ of }: { of: IconShapes }) {
  return of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
}

/** A Lucide icon that the spec names. Decorative: it always stands beside a text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph shapes={iconByName[name]} {...(className !== undefined && { className })} />;
}

interface Props {
  shapes: readonly MarkShape[];
  colourOf?: (accent: Accent) => string;
}

/**
 * The shapes of the mark (`theme.mark`), for an `<svg viewBox="0 0 32 32">`: in the colour of the text, or in an accent.
 * @param colourOf how an accent is written: a variable on pages, a literal colour where no stylesheet reaches.
 */
export function MarkShapes({ shapes, colourOf = variableOf }: Props) {
  return shapes.map(({ path, width, colour, opacity }) => {
    const paint = colour === undefined ? 'currentColor' : colourOf(colour);
    const drawn = width === undefined ? { fill: paint } : { fill: 'none', stroke: paint, strokeWidth: width };
    return <path key={path} d={path} {...drawn} {...(opacity !== undefined && { opacity })} />;
  });
}

function variableOf(accent: Accent): string {
  return `var(--color-${accent})`;
}
