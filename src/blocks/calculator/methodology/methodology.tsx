import type { CalculatorMethodology, Roi } from '#generated/types.ts';
import { formulaLines } from '../../../roi/formula-text.ts';
import type { TermName } from '../../../roi/formulas.ts';
import { rowAnchor } from '../../../roi/row-anchor.ts';
import { FigureCell } from '../../../ui/figure-cell.tsx';
import { formatEuros } from '../../../ui/format-euros.ts';
import { formatExact } from '../../../calculator/format-exact.ts';
import { ConstantTables } from './constant-tables.tsx';

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
          <div key={of} className="gap-x-8 border-t border-line-strong py-5 md:grid md:grid-cols-[9rem_1fr]">
            <dt className="label text-quiet md:row-span-6">{of === 'every' ? part.formulas.every : modes.get(of)}</dt>
            {lines.map((line) => (
              <dd key={line} className="font-mono text-small text-strong not-nth-2:mt-2 max-md:mt-2 md:col-start-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <ul className="border-t border-line-strong pt-5">
        {roi.rules.map((rule) => (
          <li key={rule} className="grid grid-cols-[1.5rem_1fr] py-1.5 text-small">
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
