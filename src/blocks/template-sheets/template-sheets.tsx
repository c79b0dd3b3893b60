import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { TemplateSheetsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { TemplateSheet } from './template-sheet.tsx';

/** The index of templates on one ruled grid, then a sheet for each. */
export function TemplateSheets({ label, heading, intro, indexLabel, templates, ...labels }: TemplateSheetsBlock) {
  const headingId = useId();
  const { templates: rows, sectors } = useSite().tables;
  const sheets = pickRows(rows, templates).flatMap((template) =>
    pickRows(sectors, [template.sector]).map((sector) => ({ template, sector })),
  );
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-amber">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
      <nav aria-label={indexLabel} className="mt-12">
        <ul className={`ruled-sheet ${balancedColumns(sheets.length, { sm: 2, lg: 4 })}`}>
          {sheets.map(({ template, sector }) => (
            <li key={template.id} className="bg-ink">
              <a href={`#${template.id}`} className="group flex h-full items-start gap-4 p-5">
                <Icon name={sector.icon} className="mt-0.5 size-5 text-amber" />
                <span>
                  <span className="block font-medium text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-amber">
                    {sector.name}
                  </span>
                  <span className="block text-small text-quiet">{template.name}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sheets.map(({ template, sector }, index) => (
        <TemplateSheet
          key={template.id}
          template={template}
          sector={sector}
          number={`${index + 1}/${sheets.length}`}
          labels={labels}
        />
      ))}
    </Section>
  );
}
