import type { Technology, TechnologyNavBlock } from '#generated/types.ts';
import { useSite } from '#generated/site-context.tsx';
import { ActionLink } from '../../ui/action-link.tsx';

/** The neighbours of a sheet in the order of the register, with the overview between them. The first has no previous, the last no next. */
export function TechnologyNav({ technology, overview }: TechnologyNavBlock) {
  const technologies = useSite().tables.technologies;
  const rank = technologies.findIndex((row) => row.id === technology);
  return (
    <nav aria-label="Fiches techniques" className="border-t border-line py-10">
      <div className="wrap grid items-start gap-6 md:grid-cols-3">
        <div>
          <Neighbour label="Fiche précédente" row={technologies[rank - 1]} />
        </div>
        <div className="md:text-center">
          <ActionLink action={overview} style="tertiary" />
        </div>
        <div className="md:text-right">
          <Neighbour label="Fiche suivante" row={technologies[rank + 1]} />
        </div>
      </div>
    </nav>
  );
}

function Neighbour({ label, row }: { label: string; row: Technology | undefined }) {
  if (row === undefined) return null;
  return (
    <a href={row.href} className="group inline-block py-1">
      <span className="block label text-quiet">{label}</span>
      <span className="mt-2 block text-lead font-medium text-strong underline decoration-transparent underline-offset-6 group-hover:decoration-amber">
        {row.name}
      </span>
      <span className="mt-1 block text-small text-quiet">{row.tagline}</span>
    </a>
  );
}
