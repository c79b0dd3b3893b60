import { useId } from 'react';
import type { RowLink, SiblingsBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icons.tsx';

const looks = { all: AllSiblings, neighbours: Neighbours };

/** The way from a page to the others of its family. */
export function Siblings(block: SiblingsBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}

/** Every page by name, and the overview. The current page is marked and not a link. */
function AllSiblings({ label, rows, current, overview }: SiblingsBlock) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className="border-t border-line py-10 print:hidden">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p id={labelId} className="label text-quiet">
            {label}
          </p>
          {overview !== undefined && <ActionLink action={overview} style="tertiary" />}
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-8 border-t border-line md:grid-cols-4">
          {rows.map(({ id, name, href, icon }) => (
            <li key={href} className="border-b border-line">
              {/* Without an address, a link stands for the page itself. */}
              <a
                href={id === current ? undefined : href}
                aria-current={id === current ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-3 py-1 text-small hover:text-strong ${id === current ? 'text-accent' : ''}`}
              >
                {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The pages before and after, with the overview between them. The first has no previous one, the last no next. */
function Neighbours({ label, rows, current, overview, previous, next }: SiblingsBlock) {
  const rank = rows.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className="border-t border-line py-10">
      <div className="wrap grid gap-6 sm:flex">
        <div className="sm:flex-1">
          <Neighbour label={previous} row={rows[rank - 1]} />
        </div>
        <div>{overview !== undefined && <ActionLink action={overview} style="tertiary" />}</div>
        <div className="sm:flex-1 sm:text-right">
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
