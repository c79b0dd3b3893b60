import type { ShelvesBlock, ShelfItem } from '#generated/types.ts';
import { ShelfGuides, extentOf } from './shelf-guides.tsx';
import { Linked, PlacedAction } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { dot } from '../../ui/typography.ts';

/**
 * One shelf below the other: its name and link on the left, on the right its items as index cards, or in full as guides. Links to the
 * shelves that have a name stand above them where the block names their list.
 */
export function Shelves(block: ShelvesBlock) {
  const { shelves, look, indexLabel } = block;
  return (
    <>
      {indexLabel !== undefined && (
        <nav aria-label={indexLabel} className="-mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-strong">
          {shelves
            .filter(({ id }) => id !== undefined)
            .map(({ id, title }) => (
              <Linked key={id} href={`#${id}`}>
                {title}
              </Linked>
            ))}
        </nav>
      )}
      {shelves.map(({ id, icon, title, description, items, action }) => (
        <div key={title} id={id} className="grid gap-x-8 gap-y-6 border-t border-line-strong py-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
              {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              {title}
            </h3>
            {description !== undefined && <p className="mt-3 max-w-prose text-small">{description}</p>}
            <PlacedAction action={action} className="mt-2" />
          </div>
          {look === 'guides' ? (
            <ShelfGuides items={items} block={block} />
          ) : (
            <ul className={`ruled-sheet lg:col-span-8 ${balancedColumns(items.length, { sm: 3 })}`}>
              {items.map((item) => (
                <IndexCard key={item.title} item={item} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}

/** Its title, then in one quiet line the time it takes, its kind and its size. A title leads to the page of the item. */
function IndexCard({ item }: { item: ShelfItem }) {
  const { title, time, href } = item;
  const extent = extentOf(item);
  return (
    <li className="flex flex-col justify-between gap-x-6 gap-y-2 bg-ink p-5">
      <p className="font-medium text-strong">
        <Linked
          href={href}
          className="-my-1 inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {title}
        </Linked>
      </p>
      {(time !== undefined || extent !== '') && (
        <p className="font-mono text-small text-quiet">
          {time !== undefined && <span className="text-strong">{time}</span>}
          {time !== undefined && extent !== '' && dot}
          {extent}
        </p>
      )}
    </li>
  );
}
