import { compatibilityBonus } from './compatibility.ts';
import type { RoiConstants, SectorProfile, UseCaseProfile, RoiInputs } from './inputs.ts';

/** The unit of a number of a calculation. `plain`: a number of the formula itself, such as the 12 of the months. */
export type Unit = 'euros' | 'thousand-euros' | 'percent' | 'months' | 'factor' | 'plain';

/** The inputs and constants of one calculation, with the profiles that the inputs choose, if the tables know them. */
export interface Given {
  readonly inputs: RoiInputs;
  readonly constants: RoiConstants;
  readonly sector: SectorProfile | undefined;
  readonly useCase: UseCaseProfile | undefined;
}

/** Where a formula reads a number: in the form, or in a table, and then in which row of the methodology. */
export interface Source {
  readonly unit: Unit;
  /** `undefined` when the tables do not know the sector or the use case. */
  readonly read: (given: Given) => number | undefined;
  readonly row?: (given: Given) => TableRow;
}

export const inputNames = ['currentCloudSpend', 'currentOnPremiseSpend', 'implementationTimeline'] as const;

/** Under the field names of the form. */
const inputs = {
  currentCloudSpend: { unit: 'euros', read: (given) => given.inputs.currentCloudSpend },
  currentOnPremiseSpend: { unit: 'euros', read: (given) => given.inputs.currentOnPremiseSpend },
  implementationTimeline: { unit: 'months', read: (given) => given.inputs.implementationTimeline },
} satisfies Record<(typeof inputNames)[number], Source>;

const multiplierRow = (given: Given): TableRow => ({ table: 'multipliers', id: given.inputs.useCase });
const sectorRow = (given: Given): TableRow => ({ table: 'sectors', id: given.inputs.sector });
const useCaseRow = (given: Given): TableRow => ({ table: 'use-cases', id: given.inputs.useCase });

const constants = {
  baseAnnualCost: {
    unit: 'euros',
    read: (given) => given.constants.baseAnnualCostEur,
    row: () => ({ table: 'base-costs', id: 'annuel' }),
  },
  baseImplementationCost: {
    unit: 'euros',
    read: (given) => given.constants.baseImplementationCostEur,
    row: () => ({ table: 'base-costs', id: 'mise-en-oeuvre' }),
  },
  costMultiplier: { unit: 'factor', read: ({ useCase }) => useCase?.costMultiplier, row: multiplierRow },
  implementationMultiplier: {
    unit: 'factor',
    read: ({ useCase }) => useCase?.implementationMultiplier,
    row: multiplierRow,
  },
  sectorSavings: { unit: 'thousand-euros', read: ({ sector }) => sector?.averageSavingsKEur, row: sectorRow },
  sectorReturn: { unit: 'percent', read: ({ sector }) => sector?.roiPercent, row: sectorRow },
  useCaseSavings: { unit: 'thousand-euros', read: ({ useCase }) => useCase?.savingsKEur, row: useCaseRow },
  useCaseReturn: { unit: 'percent', read: ({ useCase }) => useCase?.roiPercent, row: useCaseRow },
  compatibilityBonus: {
    unit: 'factor',
    read: (given) => compatibilityBonus(given.inputs.sector, given.inputs.useCase, given.constants),
    row: compatibilityRow,
  },
  // Each has a row: a number without one would be missing in the methodology, and in the fingerprint of a shared link.
} satisfies Record<string, Required<Source>>;

/** The name of a number that a formula may read. */
export type SourceName = keyof typeof inputs | keyof typeof constants;

export const sources: Readonly<Record<SourceName, Source>> = { ...inputs, ...constants };

export function isSource(name: string): name is SourceName {
  return name in sources;
}

/** The row of the sector that lists the use case; the note under the table when no row does. */
function compatibilityRow({ inputs: { sector, useCase }, constants: { compatibility } }: Given): TableRow {
  const lists = compatibility.find((entry) => entry.sector === sector);
  const isListed = lists?.highly_compatible.includes(useCase) === true || lists?.compatible.includes(useCase) === true;
  return { table: 'compatibility', id: isListed ? sector : 'autres' };
}

export type ConstantTable = 'base-costs' | 'multipliers' | 'compatibility' | 'sectors' | 'use-cases';

/**
 * A row of the methodology. Its `id` shows in addresses: that of the sector or use case; `annuel` or `mise-en-oeuvre` for a base cost;
 * `autres` for the note under the compatibilities.
 */
export interface TableRow {
  readonly table: ConstantTable;
  readonly id: string;
}

/** In French: visitors see them in the address. */
const anchors: Record<ConstantTable, string> = {
  'base-costs': 'cout',
  multipliers: 'coefficients',
  compatibility: 'compatibilite',
  sectors: 'profil-secteur',
  'use-cases': 'profil-cas',
};

/** The element id of a row: `coefficients-support-client`. */
export function rowAnchor({ table, id }: TableRow): string {
  return `${anchors[table]}-${id}`;
}
