import type { CalculatorMethodology, Roi } from '#generated/types.ts';
import { formatExact } from '../../calculator/step-text.ts';
import { formulaLines } from '../../roi/formula-text.ts';
import type { TermName } from '../../roi/formulas.ts';
import { rowAnchor } from '../../roi/sources.ts';
import { FigureCell } from '../../ui/figures.tsx';
import { formatEuros, formatFactor, formatPercent, formatThousands } from '../../ui/format-numbers.ts';
import { DisclosureTable } from './disclosure-table.tsx';

/** Base costs, formulas, rules, and every constant of the calculator behind a disclosure. */
export function Methodology({ roi, part }: { roi: Roi; part: CalculatorMethodology }) {
  const { annual, implementation, unit } = part.baseCosts;
  const costs = [
    { id: 'annuel', label: annual, value: formatEuros(roi.baseAnnualCostEur) },
    { id: 'mise-en-oeuvre', label: implementation, value: formatEuros(roi.baseImplementationCostEur) },
  ];
  const modes = new Map(roi.calculationTypes.map(({ id, label }) => [id, `${part.formulas.mode} ${label}`]));
  const nameOf = (term: TermName | number) =>
    typeof term === 'number' ? formatExact({ value: term, unit: 'plain' }) : (roi.terms[term] ?? term);
  return (
    <>
      <dl className="mb-10 grid gap-8 sm:grid-cols-2">
        {costs.map(({ id, ...cost }) => (
          <FigureCell
            key={id}
            id={rowAnchor({ table: 'base-costs', id })}
            figure={{ ...cost, ...(unit !== undefined && { unit }) }}
          />
        ))}
      </dl>
      <dl>
        {formulaLines([...modes.keys()], nameOf).map(({ of, lines }) => (
          <div key={of} className="gap-x-8 border-t border-line-strong py-5 sm:grid sm:grid-cols-[9rem_1fr]">
            <dt className="label text-quiet md:row-span-6">{of === 'every' ? part.formulas.every : modes.get(of)}</dt>
            {lines.map((line) => (
              <dd key={line} className="font-mono text-small text-strong not-nth-2:mt-2 md:col-start-2 max-md:mt-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <ul className="border-t border-line-strong pt-5">
        {roi.rules.map((rule) => (
          <li key={rule} className="grid max-w-prose grid-cols-[1.5rem_1fr] py-1.5 text-small">
            <span aria-hidden="true" className="text-amber">
              –
            </span>
            {rule}
          </li>
        ))}
      </ul>
      <ConstantTables roi={roi} part={part} />
    </>
  );
}

/** Every constant of the calculator, folded: multipliers, compatibilities, profiles with their sources. */
function ConstantTables({ roi, part }: { roi: Roi; part: CalculatorMethodology }) {
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
