import { useId } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { LaunchOfferBlock } from '../../generated/types.ts';
import { formatIsoDate } from '../../ui/french-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { PlaceGrid } from './place-grid.tsx';

/** The offer: heading beside its places drawn one by one, the terms that all packs share, then the packs as columns of one sheet. */
export function LaunchOffer(block: LaunchOfferBlock) {
  const headingId = useId();
  const { id, label, heading, intro, places, placesLabel, validUntil, validityLabel, terms } = block;
  const packs = pickRows(useSite().tables.packs, block.packs);
  return (
    <Section id={id} labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="lg:col-span-7">
          <p className="mb-4 label text-amber">{label}</p>
          <h2 id={headingId} className="text-h1">
            {heading}
          </h2>
          <p className="mt-6 max-w-prose text-lead">{intro}</p>
          <p className="mt-4 text-strong">
            {validityLabel} <time dateTime={validUntil}>{formatIsoDate(validUntil)}</time>
          </p>
        </header>
        <PlaceGrid places={places} label={placesLabel} />
      </div>
      <ul className="mt-14 grid gap-8 border-t border-line-strong pt-8 md:grid-cols-3">
        {terms.map((term) => (
          <li key={term.title} className="flex gap-4">
            <Icon name={term.icon} className="mt-0.5 size-5 text-quiet" />
            <div>
              <h3 className="text-h3">{term.title}</h3>
              <p className="mt-2 text-small">{term.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-14 grid overflow-hidden rounded-lg border border-line-strong lg:grid-cols-3">
        {packs.map((pack) => (
          <PackSheet key={pack.id} pack={pack} labels={block} />
        ))}
      </ul>
    </Section>
  );
}
