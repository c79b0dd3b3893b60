import type { Figure } from '#generated/types.ts';

/** A value with its unit small beside it. @param isPlain whether the unit has the colour of the value */
export function FigureValue({
  figure: { value, unit },
  isPlain = false,
}: {
  figure: Pick<Figure, 'value' | 'unit'>;
  isPlain?: boolean;
}) {
  return (
    <>
      {value}
      {unit !== undefined && <span className={isPlain ? 'unit' : 'unit text-quiet'}> {unit}</span>}
    </>
  );
}
