import type { ShelfItem, ShelvesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';

/** One shelf below the other: its name and link on the left, what stands on it as index cards on the right. */
export function ShelfRows({ shelves }: ShelvesBlock) {
  return (
    <ul>
      {shelves.map(({ icon, title, description, items, action }) => (
        <li key={title} className="grid gap-x-8 gap-y-8 border-t border-line-strong py-10 lg:grid-cols-12">
          <div className="flex flex-col items-start lg:col-span-4">
            <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
              {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              {title}
            </h3>
            {description !== undefined && <p className="mt-3 max-w-prose">{description}</p>}
            {action !== undefined && (
              <div className="mt-auto pt-3">
                <ActionLink action={action} style="tertiary" />
              </div>
            )}
          </div>
          <ul className={`ruled-sheet lg:col-span-8 ${balancedColumns(items.length, { sm: 3 })}`}>
            {items.map((item) => (
              <IndexCard key={item.title} item={item} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Size or duration big in mono; a piece without one shows its kind in that place. */
function IndexCard({ item: { kind, title, figure } }: { item: ShelfItem }) {
  return (
    <li className="flex gap-x-6 gap-y-8 bg-ink p-5 max-sm:items-center max-sm:justify-between sm:min-h-52 sm:flex-col sm:justify-between">
      <div>
        {figure !== undefined && <p className="label text-quiet">{kind}</p>}
        <p className={`text-small text-body ${figure === undefined ? 'sm:mt-6' : 'mt-2'}`}>{title}</p>
      </div>
      <p className="figure whitespace-nowrap text-strong">
        {figure === undefined ? kind : figure.value}
        {figure?.unit !== undefined && <span className="unit text-quiet"> {figure.unit}</span>}
      </p>
    </li>
  );
}
