import { rowLengths } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { type CatalogueRow, Detail, shownDetails } from './row-details.tsx';

/** Widths of the tiles of a row in twelfths, by how many stand in it; two rhythms in turn. */
const rhythms: Record<number, readonly (readonly string[])[]> = {
  1: [['sm:col-span-2 lg:col-span-12']],
  2: [
    ['lg:col-span-7', 'lg:col-span-5'],
    ['lg:col-span-5', 'lg:col-span-7'],
  ],
  3: [
    ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'],
    ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-5'],
  ],
};

function spansOf(count: number): string[] {
  return rowLengths(count, 3).flatMap((length, row) => rhythms[length]?.[row % 2] ?? rhythms[length]?.[0] ?? []);
}

/** A tile that shares its hairlines with its neighbours, like the cells of a table. */
export function CatalogueTile({ row, block, level, index, count }: CatalogueRow) {
  const { name, href, text, icon } = row;
  const Heading = `h${level}` as const;
  return (
    <li className={`row-span-4 grid grid-rows-subgrid gap-y-0 bg-ink p-6 lg:p-8 ${spansOf(count)[index]}`}>
      {icon !== undefined && <Icon name={icon} className="mb-5 size-6 text-accent" />}
      <Heading className="text-h3">
        <Linked href={href}>{name}</Linked>
      </Heading>
      {text !== undefined && <p className="row-start-3 mt-2 mb-6">{text}</p>}
      <div className="row-start-4 border-t border-line pt-3 font-mono">
        {shownDetails(row, block).map(({ of, label, detail }) => (
          <div key={of} role="group" aria-label={label}>
            <Detail detail={detail} />
          </div>
        ))}
      </div>
    </li>
  );
}
