import type { ShelfItem, ShelvesBlock } from '#generated/types.ts';
import { Badge } from '../../ui/marks.tsx';
import { plainFigure } from '../../ui/figures.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { joinNames, quoted } from '../../ui/typography.ts';
import { requestHref } from '../../ui/addresses.ts';
import { TextList } from '../../ui/lists.tsx';

/** All items of a shelf: those that can be read here, then those on request. */
export function ShelfGuides({ items, block }: { items: readonly ShelfItem[]; block: ShelvesBlock }) {
  return (
    <div className="grid gap-y-8 lg:col-span-8">
      <Guides items={items.filter(({ href }) => href !== undefined)} block={block} />
      <Guides items={items.filter(({ href }) => href === undefined)} block={block} label={block.ask?.label} />
    </div>
  );
}

interface GuidesProps {
  items: readonly ShelfItem[];
  block: ShelvesBlock;
  label?: string | undefined;
}

/** Pieces in two columns: those that can be read here with large titles, those on request below their common label. */
function Guides({ items, block, label }: GuidesProps) {
  if (items.length === 0) return null;
  return (
    <div>
      {label !== undefined && <p className="mb-3 label text-quiet">{label}</p>}
      <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2">
        {items.map((item) => (
          <Guide key={item.title} item={item} block={block} />
        ))}
      </ul>
    </div>
  );
}

/** A piece with its details; its title leads to its page, or to its request. One without an id cannot be requested. */
function Guide({ item, block: { ask, levels, contentsLabel } }: { item: ShelfItem; block: ShelvesBlock }) {
  const { id, title, description, level, href, time, contents } = item;
  const request = id === undefined || ask === undefined ? undefined : requestHref(ask.href, id);
  const extent = extentOf(item);
  return (
    <li className="flex flex-col border-t border-line py-5">
      <h4 className={href === undefined ? 'text-base font-medium' : 'text-lead font-semibold'}>
        <Linked href={href ?? request} isPrinted={href !== undefined}>
          {title}
          {href === undefined && ask !== undefined && <span className="sr-only">{` (${ask.label})`}</span>}
        </Linked>
      </h4>
      {description !== undefined && <p className="mt-1 mb-3 text-small">{description}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        {level !== undefined && <Badge tone={levels?.[level]}>{level}</Badge>}
        {time !== undefined && <span className="font-mono text-strong">{time}</span>}
        {extent !== '' && <span className="font-mono text-quiet">{extent}</span>}
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
    </li>
  );
}

/** « PDF · 2,4 Mo », « PDF », or an empty text of a piece whose kind and extent are unknown. */
export function extentOf({ kind, figure }: ShelfItem): string {
  const extent = figure && (figure.text ?? plainFigure(figure));
  return joinNames([kind, extent].filter((part) => part !== undefined));
}
