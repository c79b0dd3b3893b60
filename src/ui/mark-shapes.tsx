/**
 * The shapes of the mark, for an `<svg viewBox="0 0 32 32">`: a rack of three units in the colour of the text, one of them lit.
 * @param lit how the lit unit gets its colour: a class on pages, a literal colour where no stylesheet reaches.
 */
export function MarkShapes({ lit }: { lit: { className: string } | { stroke: string } }) {
  return (
    <>
      <rect
        x="3.5"
        y="3.5"
        width="25"
        height="25"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        opacity=".45"
      />
      <path d="M8 10.5h10M8 16h16M8 21.5h16" stroke="currentColor" strokeWidth="2.5" />
      <path d="M20.5 10.5h3.5" strokeWidth="2.5" {...lit} />
    </>
  );
}
