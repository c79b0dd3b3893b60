import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { LaunchOfferBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { hasPassed } from '../../ui/has-passed.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { EndedHeader, OfferHeader } from './offer-header.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { EndedAction } from './pack-action.tsx';
import { EndedPrice } from './pack-price.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { PlaceGrid } from './place-grid.tsx';

/**
 * The offer: heading beside its places drawn one by one, the terms that all packs share, then the packs as columns of one sheet.
 * Once its last day is over, no discount and no place is left: the packs stand at their list price. A page built before that day
 * carries both, and a script changes one for the other.
 */
export function LaunchOffer(block: LaunchOfferBlock) {
  const headingId = useId();
  const { tables, day } = useSite();
  const { id, places, placesLabel, validUntil, terms } = block;
  const packs = pickRows(tables.packs, block.packs);
  const hasEnded = hasPassed(validUntil, day);
  const sheets = (
    <ul
      className={`mt-14 grid overflow-hidden rounded-lg border border-line-strong ${balancedColumns(packs.length, { lg: 3 })}`}
    >
      {packs.map((pack) => (
        <PackSheet key={pack.id} pack={pack} labels={block} hasEnded={hasEnded} />
      ))}
    </ul>
  );
  if (hasEnded)
    return (
      <Section id={id} labelledBy={headingId}>
        <EndedHeader block={block} headingId={headingId} />
        {sheets}
      </Section>
    );
  return (
    <Section id={id} labelledBy={headingId}>
      <ScriptIsland name="launch-offer">
        <div data-valid-until={validUntil} className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <OfferHeader block={block} headingId={headingId} />
          <PlaceGrid places={places} label={placesLabel} />
        </div>
        <OfferTerms terms={terms} />
        {sheets}
        <template>
          <EndedHeader block={block} />
          {packs.map((pack) => (
            <div key={pack.id}>
              <EndedPrice pack={pack} labels={block} />
              <EndedAction pack={pack} labels={block} />
            </div>
          ))}
        </template>
      </ScriptIsland>
    </Section>
  );
}
