import type { ShelvesBlock, ShelfItem } from '#generated/types.ts';
import { ShelfGuides, extentOf } from './shelf-guides.tsx';
import { Linked, PlacedAction } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { dot } from '../../ui/typography.ts';

const looks = { rows: ShelfRows, guides: ShelfGuides };

/** Resources by kind: rows of cards, or the full list of each shelf. */
export function Shelves(block: ShelvesBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}

/** One shelf below the other: its name and link on the left, its items as index cards on the right. */
export function ShelfRows({ shelves }: ShelvesBlock) {
  return (
    <ul>
      {shelves.map(({ icon, title, description, items, action }) => (
        <li key={title} className="grid gap-x-8 gap-y-8 border-t border-line-strong py-6 lg:grid-cols-12">
          <div className="flex flex-col items-start lg:col-span-4">
            <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
              {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              {title}
            </h3>
            {description !== undefined && <p className="mt-3 max-w-prose">{description}</p>}
            <PlacedAction action={action} className="mt-auto pt-3" />
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

/** Its title, then in one quiet line the time it takes, its kind and its size. A title leads to the page of the item. */
function IndexCard({ item }: { item: ShelfItem }) {
  const { title, time, href } = item;
  const extent = extentOf(item);
  return (
    <li className="flex flex-col justify-between gap-x-6 gap-y-2 bg-ink p-5">
      <p className="font-medium text-strong">
        <Linked href={href}>{title}</Linked>
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
