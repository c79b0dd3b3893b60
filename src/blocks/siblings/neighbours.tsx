import type { RowLink, SiblingsBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';

/** The pages before and after, with the overview between them. The first has no previous one, the last no next. */
export function Neighbours({ label, rows, current, overview, previous, next }: SiblingsBlock) {
  const rank = rows.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className="border-t border-line py-10">
      <div className="wrap grid items-start gap-6 md:grid-cols-3">
        <div>
          <Neighbour label={previous} row={rows[rank - 1]} />
        </div>
        <div className="md:text-center">
          {overview !== undefined && <ActionLink action={overview} style="tertiary" />}
        </div>
        <div className="md:text-right">
          <Neighbour label={next} row={rows[rank + 1]} />
        </div>
      </div>
    </nav>
  );
}

function Neighbour({ label, row }: { label: string | undefined; row: RowLink | undefined }) {
  if (row === undefined) return null;
  return (
    <a href={row.href} className="group inline-block py-1">
      {label !== undefined && <span className="block label text-quiet">{label}</span>}
      <span className="mt-2 block text-lead font-medium text-strong underline decoration-transparent underline-offset-6 group-hover:decoration-accent">
        {row.name}
      </span>
      {row.text !== undefined && <span className="mt-1 block text-small text-quiet">{row.text}</span>}
    </a>
  );
}
