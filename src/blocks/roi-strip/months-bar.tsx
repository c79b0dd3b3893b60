const months = 36;
const years = [12, 24];

/**
 * Three years to scale across the whole row: a thin line until break-even, a bar from there, a gap at each year. Decoration.
 * Measured from the first cell, which takes two fifths of the row: Safari positions nothing by a row.
 */
export function MonthsBar({ breakEvenMonths }: { breakEvenMonths: number }) {
  return (
    <svg
      viewBox={`0 0 ${months} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute bottom-5 left-0 h-2.5 w-[250%]"
    >
      <rect y={0.35} width={breakEvenMonths} height={0.3} className="fill-quiet" />
      <rect x={breakEvenMonths} width={months - breakEvenMonths} height={1} className="fill-mint" />
      {years.map((year) => (
        <rect key={year} x={year - 0.05} width={0.1} height={1} className="fill-ink" />
      ))}
    </svg>
  );
}
