import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { ExpertiseArea, ExpertiseCatalogueBlock } from '#generated/types.ts';
import { contextHref } from '../../ui/context-href.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { twoDigits } from '../../ui/two-digits.ts';
import { PackageColumn } from './package-column.tsx';

/** One ruled band per area: what it is about on the left, which stays in view, and its three packages on the right. */
export function ExpertiseCatalogue({
  label,
  heading,
  intro,
  areas,
  requestLabel,
  requestHref,
}: ExpertiseCatalogueBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.expertiseAreas, areas);
  return (
    <Section labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-violet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-4 lg:col-start-9">{intro}</p>
      </header>
      <ol className="mt-14 border-b border-line-strong">
        {rows.map((area, index) => (
          <AreaBand
            key={area.id}
            area={area}
            number={index + 1}
            requestFor={(approche) => ({
              label: requestLabel,
              href: contextHref(requestHref, { sujet: area.subject, expertise: area.id, approche }),
            })}
          />
        ))}
      </ol>
    </Section>
  );
}

function AreaBand({
  area,
  number,
  requestFor,
}: {
  area: ExpertiseArea;
  number: number;
  requestFor: (approach: string) => { label: string; href: string };
}) {
  return (
    <li id={area.id} className="grid gap-x-8 gap-y-8 border-t border-line-strong py-9 lg:grid-cols-12">
      <div className="self-start lg:sticky lg:top-28 lg:col-span-3">
        <p className="flex items-center justify-between lg:justify-start lg:gap-4">
          <span aria-hidden="true" className="font-mono text-small text-quiet">
            {twoDigits(number)}
          </span>
          <Icon name={area.icon} className="size-6 text-violet" />
        </p>
        <h3 className="mt-4 font-display text-lead font-semibold">{area.title}</h3>
        <p className="mt-3 text-small">{area.description}</p>
      </div>
      <ul className="grid gap-y-px sm:grid-cols-3 sm:grid-rows-[auto_auto_1fr_auto] lg:col-span-9">
        {area.packages.map((offer) => (
          <PackageColumn key={offer.type} offer={offer} request={requestFor(offer.type)} />
        ))}
      </ul>
    </li>
  );
}
