import { calculateRoi } from './calculate.ts';
import type { RoiConstants } from './constants.ts';
import type { RoiInputs } from './inputs.ts';

/** A use case as the comparison shows it. */
export interface RankedUseCase<UseCase> {
  readonly useCase: UseCase;
  /** Return over three years in combined mode, in percent. */
  readonly threeYearROI: number;
  readonly compatibilityBonus: number;
}

/**
 * Every use case with its return in combined mode, highest first. Equal returns stay in the order of the table.
 * @param inputs whose mode and use case are replaced by each
 */
export function rankUseCases<Constants extends RoiConstants>(
  inputs: RoiInputs,
  constants: Constants,
): readonly RankedUseCase<Constants['useCases'][number]>[] {
  return constants.useCases
    .map((useCase: Constants['useCases'][number]) => {
      const compared = { ...inputs, calculationType: 'combined', useCase: useCase.id } as const;
      const { threeYearROI, compatibilityBonus } = calculateRoi(compared, constants);
      return { useCase, threeYearROI, compatibilityBonus };
    })
    .toSorted((a, b) => (a.threeYearROI === b.threeYearROI ? 0 : b.threeYearROI > a.threeYearROI ? 1 : -1));
}
