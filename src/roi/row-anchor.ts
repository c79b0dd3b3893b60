/** The tables of the methodology. */
export type ConstantTable = 'base-costs' | 'multipliers' | 'compatibility' | 'sectors' | 'use-cases';

/**
 * A row of the methodology. Its `id` shows in addresses: that of the sector or use case; `annuel` or `mise-en-oeuvre` for a base cost;
 * `autres` for the note under the compatibilities.
 */
export interface TableRow {
  readonly table: ConstantTable;
  readonly id: string;
}

/** Visible in the address: French. */
const names: Record<ConstantTable, string> = {
  'base-costs': 'cout',
  multipliers: 'coefficients',
  compatibility: 'compatibilite',
  sectors: 'profil-secteur',
  'use-cases': 'profil-cas',
};

/** The element id of a row: `coefficients-support-client`. */
export function rowAnchor({ table, id }: TableRow): string {
  return `${names[table]}-${id}`;
}
