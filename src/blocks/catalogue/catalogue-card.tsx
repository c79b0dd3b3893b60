import { arrowRightSign } from '#generated/signs.ts';
import type { CatalogueDetail, Sheet } from '#generated/types.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { TopPicture } from '../../ui/picture.tsx';
import { type CatalogueRow, Detail, Folded, shownDetails } from './row-details.tsx';

/** How many lines a card takes: its name and text, and those of its details, two halves on one line. On a telephone it is folded. */
const spans = [
  '',
  '',
  'md:row-span-2',
  'md:row-span-3',
  'md:row-span-4',
  'md:row-span-5',
  'md:row-span-6',
  'md:row-span-7',
];

function linesOf(details: readonly CatalogueDetail[]): number {
  const halves = details.filter(({ main = false }) => !main).length;
  return details.length - halves + Math.ceil(halves / 2);
}

/** A ruled card, its details level with those of its neighbours. The name leads to the page of the row. */
export function CatalogueCard({ row, block, level, index, count }: CatalogueRow) {
  const { details } = block;
  const { name, href, icon, text, benefit } = row;
  const Heading = `h${level}` as const;
  const Name = href === undefined ? 'span' : 'a';
  const lines = linesOf(details);
  // The last of an odd number takes the whole line: a rule over half of it would announce a missing card.
  const isAlone = index === count - 1 && index % 2 === 0;
  // The main detail is visible without opening the card.
  const first = details.slice(0, details[0]?.main === true ? 1 : 0);
  const rest = details.slice(first.length);
  return (
    <li
      className={`border-t border-line-strong py-5 md:grid md:grid-rows-subgrid md:pt-6 md:pb-9 ${spans[lines + 1] ?? ''} ${isAlone ? 'md:col-span-2' : ''}`}
    >
      <div>
        <TopPicture picture={row.picture} />
        <Heading className="font-display text-lead font-semibold">
          <Name href={href} className="group flex items-center gap-3 hover:text-accent">
            {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
            {name}
            {href !== undefined && (
              <Glyph shapes={arrowRightSign} className="arrow ml-auto size-5 text-quiet print:hidden" />
            )}
          </Name>
        </Heading>
        {text !== undefined && <p className="mt-3">{text}</p>}
        {benefit !== undefined && <p className="mt-3 text-strong">{benefit}</p>}
      </div>
      {first.length > 0 && <Details shown={first} row={row} lines={1} />}
      {rest.length > 0 && (
        <Folded shown={shownDetails(row, { ...block, details: rest })}>
          <Details shown={rest} row={row} lines={lines - first.length} />
        </Folded>
      )}
    </li>
  );
}

/** Some details of a card, level with those of its neighbours. */
function Details({ shown, row, lines }: { shown: readonly CatalogueDetail[]; row: Sheet; lines: number }) {
  // Details without titles are no list of definitions.
  const [List, Value] = shown.some(({ label }) => label !== undefined)
    ? (['dl', 'dd'] as const)
    : (['div', 'div'] as const);
  return (
    <List className={`grid grid-cols-2 gap-x-6 md:grid-rows-subgrid max-md:my-4 max-md:gap-y-5 ${spans[lines] ?? ''}`}>
      {shown.map(({ of, label, main = false }) => {
        const detail = row.details[of];
        return (
          <div key={of} className={main ? 'col-span-2' : ''}>
            {detail !== undefined && (
              <>
                {label !== undefined && <dt className="text-small text-quiet">{label}</dt>}
                <Value className={label === undefined ? '' : 'mt-1.5'}>
                  <Detail detail={detail} />
                </Value>
              </>
            )}
          </div>
        );
      })}
    </List>
  );
}
