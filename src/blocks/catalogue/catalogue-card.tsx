import { arrowRightSign } from '#generated/signs.ts';
import type { CatalogueDetail } from '#generated/types.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CatalogueRow } from './catalogue-row.ts';
import { Detail } from './detail.tsx';

/** How many lines a card takes: its name and text, and those of its details, two halves on one line. */
const spans = ['', 'row-span-2', 'row-span-3', 'row-span-4', 'row-span-5', 'row-span-6', 'row-span-7'];

function linesOf(details: readonly CatalogueDetail[]): number {
  const halves = details.filter(({ main = false }) => !main).length;
  return details.length - halves + Math.ceil(halves / 2);
}

/** A ruled card, its details level with those of its neighbours. The name leads to the page of the row. */
export function CatalogueCard({ row, block: { details }, level, index, count }: CatalogueRow) {
  const { name, href, icon, text, benefit, details: given } = row;
  const Heading = `h${level}` as const;
  const Name = href === undefined ? 'span' : 'a';
  const lines = linesOf(details);
  // The last of an odd number takes the whole line: a rule that stopped halfway would announce a card that is not there.
  const isAlone = index === count - 1 && index % 2 === 0;
  // A list of definitions defines something: details without titles are no such list.
  const [List, Value] = details.some(({ label }) => label !== undefined)
    ? (['dl', 'dd'] as const)
    : (['div', 'div'] as const);
  return (
    <li
      className={`grid grid-rows-subgrid border-t border-line-strong pt-6 pb-9 ${spans[lines] ?? ''} ${isAlone ? 'md:col-span-2' : ''}`}
    >
      <div>
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
      <List className={`grid grid-cols-2 grid-rows-subgrid gap-x-6 ${spans[lines - 1] ?? ''}`}>
        {details.map(({ of, label, main = false }) => {
          const detail = given[of];
          return (
            <div key={of} className={main ? 'col-span-2' : ''}>
              {detail !== undefined && (
                <>
                  {label !== undefined && <dt className="label text-quiet">{label}</dt>}
                  <Value className={label === undefined ? '' : 'mt-1.5'}>
                    <Detail detail={detail} />
                  </Value>
                </>
              )}
            </div>
          );
        })}
      </List>
    </li>
  );
}
