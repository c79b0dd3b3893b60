import type { OffersBlock, OfferTerm } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { Fold } from '../../ui/section.tsx';
import { FigureList, IconPoints } from '../../ui/figures.tsx';
import { joinNames } from '../../ui/typography.ts';
import { useHasPassed } from '../../ui/site-context.ts';
import { OfferColumns } from './offer-columns.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import { OfferAction, OfferPrice } from './offer-price.tsx';
import { OfferRegister } from './offer-register.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { balancedColumns } from '../../ui/class-names.ts';

/**
 * The counts and the terms of an offer, then offers as the columns of one sheet, or group by group. On telephones the
 * prices come before the terms.
 * Once the last day of an offer is over, the counts and terms disappear and the offers have their list price. A page built before
 * that day contains both states, and a script replaces one by the other.
 */
export function Offers(block: OffersBlock) {
  const { validUntil, counts, terms, rows, groups } = block;
  const hasEnded = useHasPassed(validUntil);
  const body = (
    <>
      {counts !== undefined && <OfferRest block={block} hasEnded={hasEnded} />}
      {rows !== undefined && <OfferColumns block={block} rows={rows} hasEnded={hasEnded} />}
      <OfferComparison block={block} hasEnded={hasEnded} />
      {counts === undefined && terms !== undefined && !hasEnded && (
        <div data-until-end="terms" className="mt-8 lg:order-first lg:mt-0 lg:mb-12">
          <Fold summary={joinNames(terms.map(({ title }) => title))}>
            <IconPoints points={terms} tone="text-quiet" />
          </Fold>
        </div>
      )}
      {groups !== undefined && <OfferRegister block={block} groups={groups} />}
    </>
  );
  if (validUntil === undefined || hasEnded) return <div className={column}>{body}</div>;
  return (
    <ScriptIsland name="offers">
      <div data-valid-until={validUntil} className={column}>
        {body}
      </div>
      <template>
        {rows?.map((offer, place) => (
          <div key={offer.name}>
            <OfferPrice offer={offer} place={place} block={block} hasEnded />
            <OfferAction offer={offer} place={place} block={block} hasEnded />
          </div>
        ))}
      </template>
    </ScriptIsland>
  );
}

const column = 'flex flex-col';

/** The counts of an offer above the button that requests it, and its terms at the right. After its last day, the button alone. */
function OfferRest({ block, hasEnded }: { block: OffersBlock; hasEnded: boolean }) {
  const { ask, counts = [], terms, termsLabel } = block;
  return (
    <div className="grid gap-x-8 gap-y-10 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="grid gap-y-9 lg:col-span-7">
        {!hasEnded && (
          <div data-until-end="counts">
            <FigureList
              figures={counts}
              className={`grid gap-x-4 sm:gap-x-8 ${balancedColumns(counts.length, { all: 3 })}`}
            />
          </div>
        )}
        <div>
          <ActionLink action={ask} style="primary" />
        </div>
      </div>
      {terms !== undefined && !hasEnded && <Terms label={termsLabel} terms={terms} />}
    </div>
  );
}

function Terms({ label, terms }: { label: string | undefined; terms: readonly OfferTerm[] }) {
  return (
    <div data-until-end="terms" className="lg:col-span-4 lg:col-start-9">
      {label !== undefined && <h3 className="label font-normal text-quiet">{label}</h3>}
      <PairList
        pairs={terms.map(({ title, description, ...term }) => ({ ...term, label: title, value: description }))}
        className="mt-3"
        row="flex flex-wrap justify-between gap-x-6 border-b border-line py-3"
        label="text-strong"
        value="font-mono text-small leading-[1.75] text-strong"
      />
    </div>
  );
}
