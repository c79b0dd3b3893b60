import type { ShelfItem, ShelvesBlock } from '#generated/types.ts';
import { Badge } from '../../ui/marks.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PlacedAction } from '../../ui/action-link.tsx';
import { quoted } from '../../ui/typography.ts';
import { requestHref } from '../../ui/addresses.ts';
import { TextList } from '../../ui/lists.tsx';

const link = 'text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent';

/** A table of contents: links to the shelves, then all items of each, with their level, kind and extent. */
export function ShelfGuides(block: ShelvesBlock) {
  const { shelves, indexLabel } = block;
  return (
    <>
      <nav aria-label={indexLabel} className="-mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {shelves.map(
          ({ id, title }) =>
            id !== undefined && (
              <a key={id} href={`#${id}`} className={`py-1.5 ${link}`}>
                {title}
              </a>
            ),
        )}
      </nav>
      {shelves.map(({ id, icon, title, description, items, action }) => (
        <div
          key={title}
          id={id}
          className="mt-12 grid gap-x-8 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-12"
        >
          <div className="lg:col-span-4">
            <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
              {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              {title}
            </h3>
            {description !== undefined && <p className="mt-3 max-w-prose text-small">{description}</p>}
            <PlacedAction action={action} className="mt-2" />
          </div>
          <ul className="border-line max-lg:border-t lg:col-span-8">
            {items.map((item) => (
              <Guide key={item.title} item={item} block={block} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** A piece with its details. One without an id cannot be requested. */
function Guide({ item, block: { ask, levels, read, contentsLabel } }: { item: ShelfItem; block: ShelvesBlock }) {
  const { id, title, description, level, href, time, contents } = item;
  const extent = extentOf(item);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_8.5rem_5.5rem] lg:first:pt-0">
      <div className="max-sm:col-span-2">
        <h4 className="text-h3">{title}</h4>
        {description !== undefined && <p className="mt-1 text-small">{description}</p>}
        {contents !== undefined && contentsLabel !== undefined && (
          <details className="printed mt-2 max-w-prose text-small">
            <summary className={`py-1 ${link}`}>
              {contentsLabel}
              <span className="sr-only">{` ${quoted(title)}`}</span>
            </summary>
            <TextList items={contents} className="points mt-2" isOrdered />
          </details>
        )}
      </div>
      <p className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-2">
        {level !== undefined && <Badge tone={levels?.[level]}>{level}</Badge>}
        {time !== undefined && <span className="font-mono text-small text-strong">{time}</span>}
        {extent !== '' && <span className="font-mono text-small text-quiet">{extent}</span>}
      </p>
      <GuideLink title={title} href={href} label={read} />
      {href === undefined && id !== undefined && ask !== undefined && (
        // On paper the shelf shows the address for requests of all its pieces.
        <GuideLink title={title} href={requestHref(ask.href, id)} label={ask.label} className="print:hidden" />
      )}
    </li>
  );
}

interface Props {
  title: string;
  href: string | undefined;
  label: string | undefined;
  className?: string;
}

/** Leads to the page of a piece or to its request; its name is part of the link, since all labels are equal. */
function GuideLink({ title, href, label, className = '' }: Props) {
  if (href === undefined || label === undefined) return null;
  return (
    <p className={`sm:text-right ${className}`}>
      <a href={href} className={`inline-block py-1 text-small ${link}`}>
        {label}
        <span className="sr-only">{` ${quoted(title)}`}</span>
      </a>
    </p>
  );
}

/** « PDF · 2,4 Mo », « PDF », or an empty text of a piece whose kind and extent are unknown. */
export function extentOf({ kind, figure }: ShelfItem): string {
  const extent =
    figure && (figure.text ?? [figure.value, figure.unit].filter((part) => part !== undefined).join('\u00A0'));
  return [kind, extent].filter((part) => part !== undefined).join(' · ');
}
