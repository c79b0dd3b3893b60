import type { ShelvesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { extentOf } from './extent-of.ts';

/** One shelf beside the other: the titles of its pieces, the kind and extent of each below in mono. */
export function ShelfColumns({ shelves }: ShelvesBlock) {
  return (
    <div className={`grid gap-x-8 gap-y-12 ${balancedColumns(shelves.length, { md: 3 })}`}>
      {shelves.map(({ title, description, items, action }) => (
        <div key={title} className="flex flex-col border-t border-line-strong pt-5">
          <h3 className="text-h3">{title}</h3>
          {description !== undefined && <p className="mt-2 max-w-prose text-small">{description}</p>}
          <ul className="mt-5 mb-4">
            {items.map((item) => (
              <li key={item.title} className="border-b border-line py-3">
                <p className="text-strong">{item.title}</p>
                <p className="mt-0.5 font-mono text-small text-quiet">{extentOf(item)}</p>
              </li>
            ))}
          </ul>
          {action !== undefined && (
            <p className="mt-auto">
              <ActionLink action={action} style="tertiary" />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
