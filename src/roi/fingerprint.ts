import type { RoiConstants } from './constants.ts';
import { formulas } from './formulas.ts';
import type { CalculationType } from './inputs.ts';
import { runFormula } from './run-formula.ts';

const modes: readonly CalculationType[] = ['combined', 'sector-only', 'usecase-only'];

/**
 * A short text that changes when a formula, or a figure that one reads in the tables, changes: a shared link can tell that they have.
 *
 * Of the tables it takes the figures alone, in no particular order: renaming a sector or a use case, or moving its row, leaves it as it is.
 * @returns 1 to 7 lower-case letters and digits
 */
export function fingerprint(constants: RoiConstants): string {
  const figures = modes.flatMap((calculationType) =>
    ['', ...constants.sectors.map(({ id }) => id)].flatMap((sector) =>
      constants.useCases.map(({ id }) => figuresRead({ calculationType, sector, useCase: id }, constants)),
    ),
  );
  return hash(JSON.stringify([formulas, figures.toSorted()]));
}

/** The numbers that a calculation reads in the tables, in the order of its steps. */
function figuresRead(
  choice: { calculationType: CalculationType; sector: string; useCase: string },
  constants: RoiConstants,
): string {
  const inputs = { ...choice, currentCloudSpend: 0, currentOnPremiseSpend: 0, implementationTimeline: 0 };
  const read = runFormula(inputs, constants).flatMap(({ step: { operation, result } }) =>
    (operation === undefined ? [result] : [operation.left, operation.right]).filter(({ row }) => row !== undefined),
  );
  return read.map(({ value }) => value).join(' ');
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (sum >>> 0).toString(36);
}
