import { useSite } from '#generated/site-context.tsx';
import type { Action, Sector, SectorTemplate, TemplateSheetsBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { WorkflowLine } from './workflow-line.tsx';

/** The titles and links of a sheet, the same for all. */
export type SheetLabels = Pick<
  TemplateSheetsBlock,
  'workflowLabel' | 'stackLabel' | 'dataLabel' | 'figuresLabel' | 'sectorLabel' | 'request'
>;

/** One template: result and expected figures on the left, the workflow at the right, what it needs on a line below. */
export function TemplateSheet({
  template,
  sector,
  number,
  labels,
}: {
  template: SectorTemplate;
  sector: Sector;
  number: string;
  labels: SheetLabels;
}) {
  const { id, name, summary, workflow, stack, startingData, figures } = template;
  return (
    <article id={id} className="mt-16 rounded-lg border border-line-strong bg-ink lg:mt-20">
      <p className="flex items-center gap-3 border-b border-line px-6 py-3 label text-quiet lg:px-10">
        <Icon name={sector.icon} className="size-5 text-amber" />
        <span className="grow">{sector.name}</span>
        {number}
      </p>
      <div className="grid gap-x-12 gap-y-10 p-6 lg:grid-cols-[5fr_7fr] lg:p-10">
        <div className="flex flex-col">
          <h3 className="font-display text-h2 leading-[1.15] font-semibold">{name}</h3>
          <p className="mt-4">{summary}</p>
          <p className="mt-8 label text-quiet">{labels.figuresLabel}</p>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
            {figures.map((figure) => (
              <FigureCell key={figure.label} figure={figure} />
            ))}
          </dl>
          <p className="mt-auto flex flex-wrap gap-x-6 pt-8">
            <ActionLink
              action={{ label: `${labels.sectorLabel} ${sector.name}`, href: sector.path }}
              style="tertiary"
            />
            <ActionLink action={requestFor(template, labels.request)} style="tertiary" />
          </p>
        </div>
        <div>
          <p className="label text-quiet">{labels.workflowLabel}</p>
          <WorkflowLine workflow={workflow} />
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-8 border-t border-line p-6 lg:grid-cols-[5fr_7fr] lg:px-10">
        <div>
          <p className="label text-quiet">{labels.stackLabel}</p>
          <ul className="mt-3 flex flex-wrap gap-x-5 font-mono text-small">
            {pickRows(useSite().tables.technologies, stack).map((technology) => (
              <li key={technology.id}>
                <a
                  href={technology.href}
                  className="inline-block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-azure"
                >
                  {technology.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="label text-quiet">{labels.dataLabel}</p>
          <ul className="mt-3 grid gap-x-8 gap-y-2 text-small sm:grid-cols-3">
            {startingData.map((data) => (
              <li key={data} className="border-l border-amber/50 pl-3">
                {data}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** The request with the template and its sector, so that the form opens with them. */
function requestFor({ id, sector }: SectorTemplate, request: Action): Action {
  if (request.href === undefined) return request;
  return { ...request, href: contextHref(request.href, { secteur: sector, modele: id }) };
}
