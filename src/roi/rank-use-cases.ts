import { calculateRoi } from './calculate.ts';
import { compatibilityBonus } from './compatibility.ts';
import type { RoiConstants } from './constants.ts';

/** A use case as the comparison shows it. */
export interface RankedUseCase<UseCase> {
  readonly useCase: UseCase;
  /** Return over three years in combined mode, in percent. */
  readonly threeYearROI: number;
  readonly compatibilityBonus: number;
}

/**
 * Every use case with its return in combined mode, highest first. Equal returns stay in the order of the table.
 * @param currentCloudSpend yearly, in euros
 */
export function rankUseCases<Constants extends RoiConstants>(
  sector: string,
  currentCloudSpend: number,
  constants: Constants,
): readonly RankedUseCase<Constants['useCases'][number]>[] {
  return constants.useCases
    .map((useCase: Constants['useCases'][number]) => ({
      useCase,
      threeYearROI: calculateRoi(
        { calculationType: 'combined', sector, useCase: useCase.id, currentCloudSpend },
        constants,
      ).threeYearROI,
      compatibilityBonus: compatibilityBonus(sector, useCase.id, constants),
    }))
    .toSorted((a, b) => (a.threeYearROI === b.threeYearROI ? 0 : b.threeYearROI > a.threeYearROI ? 1 : -1));
}
