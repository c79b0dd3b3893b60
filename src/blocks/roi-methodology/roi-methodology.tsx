import { useSite } from '#generated/site-context.tsx';
import type { RoiMethodologyBlock } from '#generated/types.ts';
import { formulaLines } from '../../roi/formula-text.ts';
import { rowAnchor } from '../../roi/row-anchor.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { formatEuros } from '../../ui/format-euros.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useVat } from '../../ui/vat-of.ts';
import { ConstantTables } from './constant-tables.tsx';

/** Base costs, formulas, rules, and every constant of the calculator behind a disclosure. */
export function RoiMethodology({ label, heading, intro, baseCosts, formulas, ...tables }: RoiMethodologyBlock) {
  const { roi } = useSite();
  const modes = new Map(roi.calculationTypes.map(({ id, label: name }) => [id, `${formulas.mode} ${name}`]));
  const unit = useVat()?.label ?? '';
  const costs = [
    { id: 'annuel', label: baseCosts.annual, value: formatEuros(roi.baseAnnualCostEur), unit },
    {
      id: 'mise-en-oeuvre',
      label: baseCosts.implementation,
      value: formatEuros(roi.baseImplementationCostEur),
      unit,
    },
  ];
  return (
    <Section id="methodologie" tone="raised">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading label={label} heading={heading}>
            {intro}
          </SectionHeading>
          <dl className="grid gap-8 sm:grid-cols-2">
            {costs.map(({ id, ...cost }) => (
              <FigureCell key={id} id={rowAnchor({ table: 'base-costs', id })} figure={cost} />
            ))}
          </dl>
        </div>
        <div className="lg:col-span-7">
          <dl>
            {formulaLines([...modes.keys()], roi.terms).map(({ of, lines }) => (
              <div key={of} className="border-t border-line-strong py-5">
                <dt className="label text-quiet">{of === 'every' ? formulas.every : modes.get(of)}</dt>
                {lines.map((line) => (
                  <dd key={line} className="mt-2 font-mono text-small text-strong">
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
        </div>
      </div>
      <ConstantTables roi={roi} {...tables} />
    </Section>
  );
}
