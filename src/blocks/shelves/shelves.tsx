import type { ShelvesBlock, ShelfItem } from '#generated/types.ts';
import { Linked, PlacedAction } from '../../ui/action-link.tsx';
import { requestHref } from '../../ui/addresses.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { plainFigure } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TextList } from '../../ui/lists.tsx';
import { Badge } from '../../ui/marks.tsx';
import { joinNames, quoted } from '../../ui/typography.ts';

/**
 * One shelf below the other: its name and link on the left, on the right its items; where some are on request, those that can be read
 * here come first. Links to the shelves that have a name stand above them where the block names their list.
 */
export function Shelves(block: ShelvesBlock) {
  const { shelves, indexLabel, ask } = block;
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
          <div className="grid gap-y-8 lg:col-span-8">
            <Items items={items.filter(({ href }) => ask === undefined || href !== undefined)} block={block} />
            {ask !== undefined && (
              <Items items={items.filter(({ href }) => href === undefined)} block={block} label={ask.label} />
            )}
          </div>
        </div>
      ))}
    </>
  );
}

interface ItemsProps {
  items: readonly ShelfItem[];
  block: ShelvesBlock;
  label?: string;
}

/** Items in two columns, or as tiles in three where none is described, below their common label where they have one. Nothing without items. */
function Items({ items, block, label }: ItemsProps) {
  if (items.length === 0) return null;
  const isTiled = items.every(({ description }) => description === undefined);
  return (
    <div>
      {label !== undefined && <p className="mb-3 label text-quiet">{label}</p>}
      <ul
        className={`${isTiled ? 'ruled-sheet' : 'grid gap-x-8 border-b border-line'} ${balancedColumns(items.length, { sm: isTiled ? 3 : 2 })}`}
      >
        {items.map((item) => (
          <li key={item.title} className={`flex flex-col ${isTiled ? 'bg-ink p-5' : 'border-t border-line py-5'}`}>
            <Item item={item} block={block} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An item with its details; its title leads to its page, or to its request. One without an id cannot be requested. */
function Item({ item, block: { ask, levels, contentsLabel } }: { item: ShelfItem; block: ShelvesBlock }) {
  const { id, title, description, level, href, time, kind, figure, contents } = item;
  const request = id === undefined || ask === undefined ? undefined : requestHref(ask.href, id);
  const target = href ?? request;
  const isGuide = href !== undefined && description !== undefined;
  /** « PDF · 2,4 Mo » */
  const extent = [kind, figure && (figure.text ?? plainFigure(figure))].filter((part) => part !== undefined);
  return (
    <>
      <h4
        className={`${isGuide ? 'text-lead font-semibold' : 'text-base font-medium'} ${target === undefined ? 'py-1' : ''}`}
      >
        <Linked href={target} isPrinted={href !== undefined}>
          {title}
          {href === undefined && ask !== undefined && <span className="sr-only">{` (${ask.label})`}</span>}
        </Linked>
      </h4>
      {description !== undefined && <p className="mt-1 mb-3 text-small">{description}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 text-small">
        {level !== undefined && <Badge tone={levels?.[level]}>{level}</Badge>}
        {time !== undefined && <span className="font-mono text-strong">{time}</span>}
        {extent.length > 0 && <span className="font-mono text-quiet">{joinNames(extent)}</span>}
        {contents !== undefined && contentsLabel !== undefined && (
          <details className="printed open:basis-full">
            <summary className="py-1 text-strong underline decoration-line-strong underline-offset-4">
              {contentsLabel}
              <span className="sr-only">{` ${quoted(title)}`}</span>
            </summary>
            <TextList items={contents} className="points mt-2" isOrdered />
          </details>
        )}
      </div>
    </>
  );
}
