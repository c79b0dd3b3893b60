import { useId } from 'react';
import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { ServiceCard, ServiceGroup, TechnologyRegisterBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';

/** One entry for each technology, numbered through all groups, the key specification in mono at the right. */
export function TechnologyRegister({ label, heading, intro, groups }: TechnologyRegisterBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.serviceGroups, groups);
  const before = (index: number): number => rows.slice(0, index).reduce((sum, row) => sum + row.technologies.length, 0);
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-azure">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
      <div className="mt-14">
        {rows.map((group, index) => (
          <Group key={group.id} group={group} start={before(index) + 1} />
        ))}
      </div>
    </Section>
  );
}

function Group({ group, start }: { group: ServiceGroup; start: number }) {
  const { serviceCards } = useSite().tables;
  return (
    <div className="grid gap-x-8 border-t border-line-strong pt-6 pb-12 last:pb-0 lg:grid-cols-12">
      <h3 className="mb-3 flex items-start gap-3 text-h3 lg:col-span-3">
        <Icon name={group.icon} className="mt-0.5 size-5 text-azure" />
        {group.name}
      </h3>
      <ol className="lg:col-span-9 lg:-mt-6" start={start}>
        {group.technologies.map((technology, index) => {
          const card = serviceCards.find((row) => row.technology === technology);
          return card === undefined ? null : <Entry key={technology} card={card} number={start + index} />;
        })}
      </ol>
    </div>
  );
}

/** The whole line leads to the technology's page. */
function Entry({
  card: { technology, icon, name, href, keySpecification },
  number,
}: {
  card: ServiceCard;
  number: number;
}) {
  const row = useSite().tables.technologies.find(({ id }) => id === technology);
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-b border-line py-6 transition-colors duration-150 hover:border-azure md:grid-cols-[4fr_4fr_1.25rem] md:items-center">
      <div className="flex gap-4">
        <span aria-hidden="true" className="w-6 shrink-0 pt-1 font-mono text-small text-quiet">
          {String(number).padStart(2, '0')}
        </span>
        <Icon name={icon} className="mt-0.5 size-6 text-azure" />
        <div>
          <h4 className="font-display text-lead leading-snug font-semibold">
            <a href={href} className="after:absolute after:inset-0">
              {name}
            </a>
          </h4>
          <p className="mt-1 text-small">{row?.tagline}</p>
        </div>
      </div>
      <dl className="pl-20 text-small md:pl-0">
        <dt className="text-quiet">{keySpecification.label}</dt>
        <dd className="font-mono text-strong">{keySpecification.value}</dd>
      </dl>
      <Glyph shapes={arrowRightSign} className="arrow hidden size-5 text-quiet group-hover:text-azure md:block" />
    </li>
  );
}
