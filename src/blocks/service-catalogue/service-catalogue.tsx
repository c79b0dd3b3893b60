import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { CatalogueGroup, ServiceCatalogueBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { ServiceCardArticle, type CardLabels } from './service-card-article.tsx';

/** Groups one below the other: name and role stay in view on the left while their cards pass at the right. */
export function ServiceCatalogue({ id, label, heading, intro, groups, ...labels }: ServiceCatalogueBlock) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} tone="raised">
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-azure">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
      {groups.map((group, index) => (
        <Group key={group.group} group={group} number={`${index + 1}/${groups.length}`} labels={labels} />
      ))}
    </Section>
  );
}

function Group({
  group: { group: id, text },
  number,
  labels,
}: {
  group: CatalogueGroup;
  number: string;
  labels: CardLabels;
}) {
  const { serviceGroups, serviceCards } = useSite().tables;
  return pickRows(serviceGroups, [id]).map(({ name, icon, technologies }) => (
    <div
      key={id}
      id={id}
      className="mt-14 grid gap-x-8 gap-y-8 border-t border-line-strong pt-6 lg:mt-20 lg:grid-cols-12"
    >
      <header className="self-start lg:sticky lg:top-28 lg:col-span-3">
        <p className="flex items-center justify-between font-mono text-small text-quiet lg:justify-start lg:gap-4">
          <Icon name={icon} className="size-5 text-azure" />
          {number}
        </p>
        <h3 className="mt-4 font-display text-lead font-semibold">{name}</h3>
        <p className="mt-2 max-w-prose text-small">{text}</p>
      </header>
      <div className="grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line-strong lg:col-span-9">
        {technologies.map((technology) => {
          const card = serviceCards.find((row) => row.technology === technology);
          return card === undefined ? null : <ServiceCardArticle key={card.id} card={card} labels={labels} />;
        })}
      </div>
    </div>
  ));
}
