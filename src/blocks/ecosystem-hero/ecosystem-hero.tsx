import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { EcosystemHeroBlock, ServiceGroup } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinNames } from '../../ui/join-names.ts';
import { pickRows } from '../../ui/pick-rows.ts';

/** Opening of the ecosystem page: title on the left seven columns, the stack's parts list at the right, figures below. */
export function EcosystemHero({ label, heading, intro, actions, partsLabel, groups, figures }: EcosystemHeroBlock) {
  const partsId = useId();
  return (
    <section className="pt-hero pb-16">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <HeroLabel className="text-azure">{label}</HeroLabel>
            <h1 className="text-h1">{heading}</h1>
            <p className="mt-6 max-w-prose text-lead">{intro}</p>
            <ActionRow actions={actions} />
          </div>
          <nav aria-labelledby={partsId} className="panel-in self-end lg:col-span-5">
            <p id={partsId} className="border-b border-line-strong pb-3 label text-quiet">
              {partsLabel}
            </p>
            <ol>
              {pickRows(useSite().tables.serviceGroups, groups).map((group, index) => (
                <Part key={group.id} group={group} number={index + 1} />
              ))}
            </ol>
          </nav>
        </div>
        <dl
          className={`mt-14 grid gap-x-6 gap-y-9 border-t border-line-strong pt-8 lg:mt-20 ${balancedColumns(figures.length, { all: 2, lg: 4 })}`}
        >
          {figures.map((figure) => (
            <FigureCell key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A line of the parts list: number, group, its technologies. The whole line leads to the group's cards. */
function Part({ group, number }: { group: ServiceGroup; number: number }) {
  const names = pickRows(useSite().tables.technologies, group.technologies).map((technology) => technology.name);
  return (
    <li className="border-b border-line">
      <a href={`#${group.id}`} className="group grid grid-cols-[2rem_1fr_auto] items-center gap-x-2 py-3">
        <span aria-hidden="true" className="font-mono text-small text-quiet">
          {number}
        </span>
        <span>
          <span className="block font-medium text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-azure">
            {group.name}
          </span>
          <span className="block font-mono text-small text-quiet">{joinNames(names)}</span>
        </span>
        <Icon name={group.icon} className="size-5 text-azure" />
      </a>
    </li>
  );
}
