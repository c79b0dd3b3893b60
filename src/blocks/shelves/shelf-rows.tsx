import type { ShelfItem, ShelvesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { extentOf } from './extent-of.ts';

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

/** The time it takes big in mono, or its size, or its kind when that is all that is known. A title leads to the page where it is read. */
function IndexCard({ item }: { item: ShelfItem }) {
  const { kind, title, figure, time, href } = item;
  const tag = time === undefined ? figure && kind : extentOf(item);
  return (
    <li className="flex gap-x-6 gap-y-8 bg-ink p-5 max-sm:items-center max-sm:justify-between sm:min-h-52 sm:flex-col sm:justify-between">
      <div>
        {tag !== undefined && <p className="label text-quiet">{tag}</p>}
        <p className={`text-small text-body ${tag === undefined ? 'sm:mt-6' : 'mt-2'}`}>
          {href === undefined ? (
            title
          ) : (
            <a
              href={href}
              className="inline-block py-1 text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent"
            >
              {title}
            </a>
          )}
        </p>
      </div>
      <p className="figure whitespace-nowrap text-strong">
        {time ?? figure?.value ?? kind}
        {time === undefined && figure?.unit !== undefined && <span className="unit text-quiet"> {figure.unit}</span>}
      </p>
    </li>
  );
}
