import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { ServiceGroup, TileGridBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { rowLengths } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';

/** Widths of the tiles of a row in twelfths, by how many stand in it; two rhythms in turn. */
const rhythms: Record<number, readonly (readonly string[])[]> = {
  1: [['sm:col-span-2 lg:col-span-12']],
  2: [
    ['lg:col-span-7', 'lg:col-span-5'],
    ['lg:col-span-5', 'lg:col-span-7'],
  ],
  3: [
    ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'],
    ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-5'],
  ],
};

/** The widths of all tiles, row by row. */
function spansOf(count: number): string[] {
  return rowLengths(count, 3).flatMap((length, row) => rhythms[length]?.[row % 2] ?? rhythms[length]?.[0] ?? []);
}

/** Groups of services as tiles that share their hairlines, like the cells of a table; each links to its technologies. */
export function TileGrid({ label, heading, intro, groups, action }: TileGridBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.serviceGroups, groups);
  const spans = spansOf(rows.length);
  return (
    <Section labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <p className="mb-4 label text-azure">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="max-w-prose">{intro}</p>
          <div className="mt-3">
            <ActionLink action={action} style="tertiary" />
          </div>
        </div>
      </header>
      <ol className="mt-14 ruled-sheet sm:grid-cols-2 lg:grid-cols-12">
        {rows.map((group, index) => (
          <Tile key={group.id} group={group} number={index + 1} total={rows.length} span={spans[index] ?? ''} />
        ))}
      </ol>
    </Section>
  );
}

function Tile({ group, number, total, span }: { group: ServiceGroup; number: number; total: number; span: string }) {
  const technologies = pickRows(useSite().tables.technologies, group.technologies);
  return (
    <li className={`flex flex-col bg-ink p-6 lg:p-8 ${span}`}>
      <div className="flex items-start justify-between">
        <Icon name={group.icon} className="size-7 text-azure" />
        <span aria-hidden="true" className="font-mono text-small text-quiet">
          {number}/{total}
        </span>
      </div>
      <h3 className="mt-8 text-h3">{group.name}</h3>
      <p className="mt-2 mb-6">{group.desc}</p>
      <ul className="mt-auto flex flex-wrap gap-x-4 border-t border-line pt-3 font-mono text-small">
        {technologies.map((technology) => (
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
    </li>
  );
}
