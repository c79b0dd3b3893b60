import type { RoiConstants, CalculationType, RoiInputs } from './inputs.ts';
import { formulas } from './formulas.ts';
import { runFormula, termsRead } from './run-formula.ts';

const modes: readonly CalculationType[] = ['combined', 'sector-only', 'usecase-only'];

/**
 * A short text that changes when a formula, or a figure that one reads in the tables, changes: a shared link shows whether they have.
 * Other names or another order of sectors and use cases do not change it.
 * @returns 1 to 7 lower-case letters and digits
 */
export function fingerprint(constants: RoiConstants): string {
  const figures = modes.flatMap((calculationType) =>
    ['', ...constants.sectors.map(({ id }) => id)].flatMap((sector) =>
      constants.useCases.map(({ id }) => figuresRead({ calculationType, sector, useCase: id }, constants)),
    ),
  );
  return hash(JSON.stringify([formulas, [...figures].sort()]));
}

/** The numbers that a calculation reads in the tables, in the order of its steps. */
function figuresRead(
  choice: Pick<RoiInputs, 'calculationType' | 'sector' | 'useCase'>,
  constants: RoiConstants,
): string {
  const inputs = { ...choice, currentCloudSpend: 0, currentOnPremiseSpend: 0, implementationTimeline: 0 };
  const terms = runFormula(inputs, constants).flatMap(({ step }) => termsRead(step));
  return terms.flatMap(({ row, value }) => (row === undefined ? [] : [value])).join(' ');
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  return (sum >>> 0).toString(36);
}
