import type { Roi } from '#generated/types.ts';
import { usesSector, usesUseCase, type RoiInputs } from '../roi/inputs.ts';

/** The name of a sector; of one that only a link can bring, the name given. */
export function nameOfSector({ sectors }: Roi, sector: string, unknownSector: string): string {
  return sectors.find(({ id }) => id === sector)?.name ?? unknownSector;
}

/** The name of a use case. */
export function nameOfUseCase({ useCases }: Roi, useCase: string): string {
  return useCases.find(({ id }) => id === useCase)?.name ?? '';
}

/** The subject of a result: the sector, the use case, or both. */
export function subjectOf(inputs: RoiInputs, roi: Roi, unknownSector: string): string {
  const { calculationType, sector, useCase } = inputs;
  return [
    ...(usesSector(calculationType) ? [nameOfSector(roi, sector, unknownSector)] : []),
    ...(usesUseCase(calculationType) ? [nameOfUseCase(roi, useCase)] : []),
  ].join(' × ');
}

/** The label of a choice. */
export function labelOf(rows: readonly { readonly id: string; readonly label: string }[], id: string): string {
  return rows.find((row) => row.id === id)?.label ?? '';
}
