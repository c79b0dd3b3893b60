import type { Roi, RoiMethodologyBlock } from '#generated/types.ts';
import { formatFactor, formatPercent, formatThousands } from '../../ui/format-result.ts';
import { rowAnchor } from '../../roi/row-anchor.ts';
import { DisclosureTable } from './disclosure-table.tsx';

/** Every constant of the calculator, folded: multipliers, compatibilities, profiles with their sources. */
export function ConstantTables({
  roi,
  multipliers,
  compatibility,
  sources,
}: { roi: Roi } & Pick<RoiMethodologyBlock, 'multipliers' | 'compatibility' | 'sources'>) {
  const { bonuses } = roi;
  const namesOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => roi.useCases.filter((profile) => profile.id === id))
      .map(({ name }) => name)
      .join(', ');
  return (
    <div className="mt-14">
      <DisclosureTable
        summary={multipliers.summary}
        columns={[multipliers.useCase, multipliers.cost, multipliers.implementation]}
        rows={roi.useCases.map(({ id, name, costMultiplier, implementationMultiplier }) => ({
          id: rowAnchor({ table: 'multipliers', id }),
          cells: [name, formatFactor(costMultiplier), formatFactor(implementationMultiplier)],
        }))}
      />
      <DisclosureTable
        summary={compatibility.summary}
        columns={[
          compatibility.sector,
          `${compatibility.highlyCompatible} ${formatFactor(bonuses.highlyCompatible)}`,
          `${compatibility.compatible} ${formatFactor(bonuses.compatible)}`,
        ]}
        rows={roi.compatibility.map(({ sector, highly_compatible, compatible }) => ({
          id: rowAnchor({ table: 'compatibility', id: sector }),
          cells: [
            roi.sectors.find(({ id }) => id === sector)?.name ?? sector,
            namesOf(highly_compatible),
            namesOf(compatible),
          ],
        }))}
      >
        <p
          id={rowAnchor({ table: 'compatibility', id: 'autres' })}
          className="mt-4 text-small text-quiet target:bg-inset"
        >
          {compatibility.lessCompatible} {formatFactor(bonuses.lessCompatible)} · {compatibility.unknownSector}{' '}
          {formatFactor(bonuses.unknownSector)}
        </p>
      </DisclosureTable>
      <DisclosureTable
        summary={sources.summary}
        columns={[sources.profile, sources.savings, sources.roi, sources.source]}
        rows={[
          ...roi.sectors.map(({ id, name, averageSavingsKEur, roiPercent, source }) => ({
            id: rowAnchor({ table: 'sectors', id }),
            cells: [name, formatThousands(averageSavingsKEur), formatPercent(roiPercent), source],
          })),
          ...roi.useCases.map(({ id, name, savingsKEur, roiPercent, source }) => ({
            id: rowAnchor({ table: 'use-cases', id }),
            cells: [name, formatThousands(savingsKEur), formatPercent(roiPercent), source],
          })),
        ]}
      />
    </div>
  );
}
