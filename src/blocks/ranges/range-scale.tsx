interface Props {
  from: number;
  to: number;
  scaleEnd: number;
  /** Between two gaps; none when it is left out. */
  graduation: number | undefined;
}

/**
 * The scale across the whole row: a thin line, a bar from `from` to `to`, a gap at each graduation. Decoration.
 * Measured from the first cell, which takes half of the row: Safari positions nothing by a row.
 */
export function RangeScale({ from, to, scaleEnd, graduation }: Props) {
  const count = graduation === undefined ? 0 : Math.ceil(scaleEnd / graduation) - 1;
  const gap = scaleEnd / 360;
  return (
    <svg
      viewBox={`0 0 ${scaleEnd} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute bottom-5 left-0 h-2.5 w-[200%]"
    >
      <rect y={0.35} width={from} height={0.3} className="fill-quiet" />
      <rect x={from} width={to - from} height={1} className="fill-accent" />
      <rect x={to} y={0.35} width={scaleEnd - to} height={0.3} className="fill-quiet" />
      {Array.from({ length: count }, (_, index) => (index + 1) * (graduation ?? 0)).map((mark) => (
        <rect key={mark} x={mark - gap / 2} width={gap} height={1} className="fill-ink" />
      ))}
    </svg>
  );
}
