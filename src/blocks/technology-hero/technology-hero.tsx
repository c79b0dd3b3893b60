import type { TechnologyHeroBlock } from '#generated/types.ts';
import { useSite } from '#generated/site-context.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { technologiesInOrder } from '../../ui/technology-order.ts';
import { ComponentPlate } from './component-plate.tsx';

/** Opening of a data sheet: sheet number, tagline and h1 on the left seven columns, the drawn component on the right. */
export function TechnologyHero({
  technology,
  name,
  icon,
  tagline,
  heading,
  intro,
  boundary,
  connections,
  actions,
  publicSite,
}: TechnologyHeroBlock) {
  const technologies = technologiesInOrder(useSite().tables);
  const rank = technologies.findIndex((row) => row.id === technology) + 1;
  return (
    <section className="pb-section">
      <div className="mt-4 border-y border-line">
        <p className="wrap flex items-center justify-between gap-4 py-3 label text-quiet">
          <span>Fiche technique</span>
          <span aria-hidden="true" className="h-px flex-1 bg-line" />
          <span>
            {twoDigits(rank)} / {twoDigits(technologies.length)}
          </span>
        </p>
      </div>
      <div className="wrap mt-10 grid gap-x-8 gap-y-14 md:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="flex items-center gap-3 label text-azure">
            <Icon name={icon} className="size-6" />
            {tagline}
          </p>
          <h1 className="mt-6 text-h1">{heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{intro}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
            {publicSite !== undefined && <ActionLink action={publicSite} style="tertiary" />}
          </div>
        </div>
        <ComponentPlate
          name={name}
          icon={icon}
          boundary={boundary}
          pins={connections.map((connection) => connection.name)}
        />
      </div>
    </section>
  );
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
