import { arrowRightSign } from '#generated/signs.ts';
import type { CatalogueBlock } from '#generated/types.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { twoDigits } from '../../ui/typography.ts';
import { type CatalogueRow, Detail, shownDetails } from './row-details.tsx';
import { Rank } from '../../ui/lists.tsx';

/** The columns of a line and of its head: the name takes two, each detail one. */
function columnsFor({ details, offers }: CatalogueBlock): string {
  const count = details.length + (offers === undefined ? 0 : 1);
  return `gap-x-4 md:grid lg:gap-x-8 ${count > 3 ? 'sm:grid-cols-6' : 'md:grid-cols-5'}`;
}

/** The name of a group, and the titles of the details over their columns. Each line has them for screen readers, and for telephones. */
export function LinesHead({ name, block, isTitled }: { name: string; block: CatalogueBlock; isTitled: boolean }) {
  const { details, offers } = block;
  const titles = [...details, ...(offers ? [{ of: 'offers', label: offers.label }] : [])];
  return (
    <div className={`-mt-px items-end border-t border-line-strong pt-8 ${columnsFor(block)}`}>
      <h3 className="text-h3 md:col-span-2">{name}</h3>
      {isTitled &&
        titles.map(({ of, label }) => (
          <span key={of} aria-hidden="true" className="text-small text-quiet max-md:hidden">
            {label}
          </span>
        ))}
    </div>
  );
}

/** A numbered line, its details in columns that all lines share. The whole line leads to the page of the row. On a tablet the name takes the place of the number. */
export function CatalogueLine({ row, block, level, number }: CatalogueRow) {
  const { name, href, text, icon } = row;
  const Heading = `h${level}` as const;
  return (
    <li className={`group relative border-b border-line py-5 eases hover:border-accent ${columnsFor(block)}`}>
      <div className="flex gap-4 md:col-span-2">
        <Rank className="w-6 shrink-0 pt-1 text-small text-quiet md:hidden lg:block">{twoDigits(number)}</Rank>
        {icon !== undefined && <Icon name={icon} className="mt-0.5 size-6 text-accent" />}
        <div className="min-w-0">
          <Heading className="flex items-center gap-2 font-display text-lead leading-snug font-semibold">
            <Linked href={href} className="min-w-0 after:absolute after:inset-0">
              {name}
            </Linked>
            {href !== undefined && (
              <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet group-hover:text-accent" />
            )}
          </Heading>
          {text !== undefined && <p className="mt-1 text-small">{text}</p>}
        </div>
      </div>
      <dl className="mt-2 pl-10 md:contents">
        {shownDetails(row, block).map(({ of, label, detail }) => (
          <div key={of} className="flex gap-4 pt-1 text-small md:block">
            <dt className={`w-20 shrink-0 text-quiet ${detail.pair === undefined ? 'md:sr-only' : ''}`}>
              {detail.pair?.label ?? label}
            </dt>
            <dd className={`min-w-0 text-strong [&_a]:relative ${detail.offer === undefined ? 'font-mono' : ''}`}>
              {detail.pair === undefined ? <Detail detail={detail} /> : detail.pair.value}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
