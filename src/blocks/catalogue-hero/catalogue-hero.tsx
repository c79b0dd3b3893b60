import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { CatalogueHeroBlock, ExpertiseArea } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { pickRows } from '../../ui/pick-rows.ts';

/** Opening of the catalogue: title on the left, the areas' index on the right as on the first page of a printed catalogue. */
export function CatalogueHero(block: CatalogueHeroBlock) {
  const { label, heading, intro, figures, actionsLabel, actions, indexLabel } = block;
  const areas = pickRows(useSite().tables.expertiseAreas, block.areas);
  return (
    <section className="pt-hero pb-16">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <HeroLabel className="text-violet">{label}</HeroLabel>
            <h1 className="text-h1">{heading}</h1>
            <p className="mt-6 max-w-prose text-lead">{intro}</p>
            <ul aria-label={actionsLabel} className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
              {actions.map((action) => (
                <li key={action.label}>
                  <ActionLink action={action} />
                </li>
              ))}
            </ul>
          </div>
          <AreaIndex label={indexLabel} areas={areas} />
        </div>
        <dl
          className={`mt-14 grid gap-x-8 gap-y-9 border-t border-line-strong pt-8 lg:mt-20 ${balancedColumns(figures.length, { sm: 3 })}`}
        >
          {figures.map((figure) => (
            <FigureCell key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function AreaIndex({ label, areas }: { label: string; areas: readonly ExpertiseArea[] }) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className="lg:col-span-4 lg:col-start-9 lg:self-end">
      <p id={labelId} className="border-b border-line-strong pb-3 label text-quiet">
        {label}
      </p>
      <ol className="gap-x-8 sm:columns-3 lg:columns-1">
        {areas.map((area, index) => (
          <li key={area.id} className="break-inside-avoid border-b border-line">
            <a href={`#${area.id}`} className="group flex items-baseline gap-4 py-2.5 text-strong">
              <span aria-hidden="true" className="w-6 font-mono text-small text-violet">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="underline decoration-transparent underline-offset-6 group-hover:decoration-violet">
                {area.shortTitle}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
