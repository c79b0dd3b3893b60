import type { CalculatorBlock } from '#generated/types.ts';
import { Instrument } from './instrument.tsx';
import { Methodology } from './methodology/methodology.tsx';

/** A section of the calculator: its instrument, or its methodology. */
export function Calculator({ roi, part }: CalculatorBlock) {
  return part.kind === 'instrument' ? <Instrument roi={roi} part={part} /> : <Methodology roi={roi} part={part} />;
}
