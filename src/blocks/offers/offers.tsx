import type { OffersBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { Fold } from '../../ui/fold.tsx';
import { IconPoints } from '../../ui/icon-points.tsx';
import { joinNames } from '../../ui/typography.ts';
import { useHasPassed } from '../../ui/site-context.ts';
import { OfferColumns, OfferComparison } from './offer-columns.tsx';
import { OfferAction, OfferPrice } from './offer-price.tsx';
import { OfferRegister } from './offer-register.tsx';
import { OfferRest } from './offer-rest.tsx';

/**
 * The counts and the terms of an offer, then offers as the columns of one sheet, or group by group. On telephones the
 * prices come before the terms.
 * Once the last day of an offer is over, the counts and terms disappear and the offers have their list price. A page built before
 * that day contains both states, and a script replaces one by the other.
 */
export function Offers(block: OffersBlock) {
  const { validUntil, counts, terms, rows, groups, comparison } = block;
  const hasEnded = useHasPassed(validUntil);
  const body = (
    <>
      {counts !== undefined && <OfferRest block={block} hasEnded={hasEnded} />}
      {rows !== undefined && <OfferColumns block={block} rows={rows} hasEnded={hasEnded} />}
      {rows !== undefined && comparison !== undefined && <OfferComparison rows={rows} words={comparison} />}
      {counts === undefined && terms !== undefined && !hasEnded && (
        <div data-until-end="terms" className="mt-14 lg:order-first lg:mt-0 lg:mb-14">
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
