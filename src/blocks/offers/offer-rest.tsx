import type { Figure, OffersBlock, OfferTerm } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { FigureLabel, FigureValue } from '../../ui/figures.tsx';

/** The counts of an offer above the button that requests it, and its terms at the right. After its last day, the button alone. */
export function OfferRest({ block, hasEnded }: { block: OffersBlock; hasEnded: boolean }) {
  const { ask, counts = [], terms, termsLabel } = block;
  return (
    <div className="grid gap-x-8 gap-y-10 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="grid gap-y-9 lg:col-span-7">
        {!hasEnded && <Counts counts={counts} />}
        <div>
          <ActionLink action={ask} style="primary" />
        </div>
      </div>
      {terms !== undefined && !hasEnded && <Terms label={termsLabel} terms={terms} />}
    </div>
  );
}

function Counts({ counts }: { counts: readonly Figure[] }) {
  return (
    <dl data-until-end="counts" className={`grid gap-x-4 sm:gap-x-8 ${balancedColumns(counts.length, { all: 3 })}`}>
      {counts.map((figure) => (
        <div key={figure.label} className="flex min-w-0 flex-col-reverse justify-end gap-4">
          <dt className="border-t border-line pt-3 text-small text-quiet">
            <FigureLabel figure={figure} />
          </dt>
          <dd className="figure-xl text-strong">
            <FigureValue figure={figure} isPlain />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ label, terms }: { label: string | undefined; terms: readonly OfferTerm[] }) {
  return (
    <div data-until-end="terms" className="lg:col-span-4 lg:col-start-9">
      {label !== undefined && <h3 className="label font-normal text-quiet">{label}</h3>}
      <dl className="mt-3">
        {terms.map(({ title, description }) => (
          <div key={title} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <dt>{title}</dt>
            <dd className="font-mono text-small leading-[1.9] text-strong">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
