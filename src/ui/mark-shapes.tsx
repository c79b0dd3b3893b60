import type { Accent, MarkShape } from '#generated/types.ts';

/**
 * The shapes of the mark (`theme.mark`), for an `<svg viewBox="0 0 32 32">`: in the colour of the text, or in an accent.
 * @param colourOf how an accent is written: a variable on pages, a literal colour where no stylesheet reaches.
 */
export function MarkShapes({
  shapes,
  colourOf = variableOf,
}: {
  shapes: readonly MarkShape[];
  colourOf?: (accent: Accent) => string;
}) {
  return shapes.map(({ path, width, colour, opacity }) => {
    const paint = colour === undefined ? 'currentColor' : colourOf(colour);
    const drawn = width === undefined ? { fill: paint } : { fill: 'none', stroke: paint, strokeWidth: width };
    return <path key={path} d={path} {...drawn} {...(opacity !== undefined && { opacity })} />;
  });
}

function variableOf(accent: Accent): string {
  return `var(--color-${accent})`;
}
