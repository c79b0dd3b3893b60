import { createElement } from 'react';
import type { IconShapes } from '#generated/signs.ts';

/** An icon at 1.5 px stroke in the colour of its text (the class `icon`), as high as wide. Decorative: it always stands beside a text. */
export function Glyph({ shapes, className = 'size-5' }: { shapes: IconShapes; className?: string }) {
  return (
    <svg width="24" viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <Shapes of={shapes} />
    </svg>
  );
}

/** The elements of an icon alone, for an SVG that says how they are drawn. */
export function Shapes({ of }: { of: IconShapes }) {
  return of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
}
