import type { CalculatorMethodology, Roi } from '#generated/types.ts';
import { rowAnchor } from '../../../roi/row-anchor.ts';
import { formatFactor, formatPercent, formatThousands } from '../../../ui/format-result.ts';
import { DisclosureTable } from '../disclosure-table.tsx';

/** Every constant of the calculator, folded: multipliers, compatibilities, profiles with their sources. */
export function ConstantTables({ roi, part }: { roi: Roi; part: CalculatorMethodology }) {
  const { sectors, useCases, compatibility, bonuses } = roi;
  const { multipliers, compatibility: texts, sources } = part;
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => useCases.find((row) => row.id === id)?.name ?? []).join(', ');
  const profiles = [
    ...sectors.map((row) => ({ ...row, table: 'sectors' as const, savings: row.averageSavingsKEur })),
    ...useCases.map((row) => ({ ...row, table: 'use-cases' as const, savings: row.savingsKEur })),
  ];
  return (
    <div className="mt-14">
      <DisclosureTable
        summary={multipliers.summary}
        columns={[multipliers.useCase, multipliers.cost, multipliers.implementation]}
        rows={useCases.map(({ id, name, costMultiplier, implementationMultiplier }) => ({
          id: rowAnchor({ table: 'multipliers', id }),
          cells: [name, formatFactor(costMultiplier), formatFactor(implementationMultiplier)],
        }))}
      />
      <DisclosureTable
        summary={texts.summary}
        columns={[
          texts.sector,
          `${texts.highlyCompatible} ${formatFactor(bonuses.highlyCompatible)}`,
          `${texts.compatible} ${formatFactor(bonuses.compatible)}`,
        ]}
        rows={compatibility.map(({ sector, highly_compatible: high, compatible }) => ({
          id: rowAnchor({ table: 'compatibility', id: sector }),
          cells: [sectors.find(({ id }) => id === sector)?.name ?? sector, namesOf(high), namesOf(compatible)],
        }))}
      >
        <p
          id={rowAnchor({ table: 'compatibility', id: 'autres' })}
          className="mt-4 text-small text-quiet target:bg-inset"
        >
          {texts.lessCompatible} {formatFactor(bonuses.lessCompatible)} · {texts.unknownSector}{' '}
          {formatFactor(bonuses.unknownSector)}
        </p>
      </DisclosureTable>
      <DisclosureTable
        summary={sources.summary}
        columns={[sources.profile, sources.savings, sources.roi, sources.source]}
        rows={profiles.map(({ table, id, name, savings, roiPercent, source }) => ({
          id: rowAnchor({ table, id }),
          cells: [name, formatThousands(savings), formatPercent(roiPercent), source],
        }))}
      />
    </div>
  );
}
