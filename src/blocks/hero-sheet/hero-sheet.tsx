import { useSite } from '#generated/site-context.tsx';
import type { HeroSheetBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { StackSection } from './stack-section.tsx';

/**
 * Opening of the home page: the h1 with its accent in amber, the stack in cross-section at its right,
 * then the figures on one ruled line across the page.
 */
export function HeroSheet({ label, heading, accent, lead, actions, drawing, figures }: HeroSheetBlock) {
  const { serviceGroups, technologies } = useSite().tables;
  const layers = pickRows(serviceGroups, drawing.layers).map((group) => ({
    name: group.shortName,
    services: pickRows(technologies, group.technologies).map((technology) => technology.name),
  }));
  return (
    <section className="pt-10 pb-16 lg:pt-14 lg:pb-20">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="mb-8 flex items-center gap-4 label text-quiet">
              <span aria-hidden="true" className="h-px w-10 bg-line-strong" />
              {label}
            </p>
            <h1 className="text-hero font-semibold hyphens-none">
              <AccentedHeading heading={heading} accent={accent} />
            </h1>
            <p className="mt-9 max-w-[34rem] text-lead">{lead}</p>
            <ActionRow actions={actions} />
          </div>
          <StackSection layers={layers} boundary={drawing.boundary} caption={drawing.caption} />
        </div>
        <dl
          className={`mt-14 grid gap-x-6 gap-y-9 border-t border-line-strong pt-8 lg:mt-20 ${balancedColumns(figures.length, { all: 2, sm: 3, lg: 6 })}`}
        >
          {figures.map((figure) => (
            <FigureCell key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * What stands before the accent takes a line of its own; the accent and the rest share the next one, on one baseline.
 * The spaces between them keep the heading one sentence for screen readers and search engines.
 */
function AccentedHeading({ heading, accent }: { heading: string; accent: string | undefined }) {
  const at = accent === undefined ? -1 : heading.indexOf(accent);
  if (accent === undefined || at === -1) return heading;
  return (
    <>
      {at > 0 && <span className="block">{heading.slice(0, at)}</span>}
      <span className="block whitespace-nowrap">
        <span className="-ml-[0.06em] font-mono text-[1.48em] leading-none font-medium tracking-[-0.08em] text-amber">
          {accent}
        </span>
        {heading.slice(at + accent.length)}
      </span>
    </>
  );
}
