import { arrowRightSign } from '#generated/signs.ts';
import type { EntriesBlock } from '#generated/types.ts';
import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import { FigureValue } from '../../ui/figures.tsx';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { TopPicture } from '../../ui/picture.tsx';
import { TextList } from '../../ui/lists.tsx';

/** Cards of one ruled sheet, four on a line on wide screens, the parts of neighbours level with each other. */
export function EntryCards({ rows }: EntriesBlock) {
  return (
    <ul className={`ruled-sheet ${balancedColumns(rows.length, { sm: 2, lg: 4 })}`}>
      {rows.map(({ name, href, text, icon, accent, picture, items, figure }) => (
        <li
          key={href}
          className={`group relative row-span-4 grid grid-rows-subgrid gap-y-0 bg-ink p-6 eases focus-within:bg-raised hover:bg-raised ${accentOf(accent)}`}
        >
          <div>
            <TopPicture picture={picture} place="card" />
            <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
              {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              <a href={href} className="after:absolute after:inset-0">
                {name}
              </a>
              <Glyph shapes={arrowRightSign} className="arrow ml-auto size-5 text-quiet group-hover:text-accent" />
            </h3>
          </div>
          {text !== undefined && <p className="row-start-2 mt-3 text-small text-quiet">{text}</p>}
          <TextList items={items} className="dashes row-start-3 mt-4 mb-5 gap-1.5 text-small" />
          {figure !== undefined && (
            <p className="row-start-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
              <span className="text-small text-quiet">{figure.label}</span>
              <span className="figure whitespace-nowrap text-strong">
                <FigureValue figure={figure} />
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
