import { locale } from '#generated/locale.ts';
import { arrowRightSign, arrowUpRightSign } from '#generated/signs.ts';
import type { EntriesBlock, Figure } from '#generated/types.ts';
import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import { FigureValue } from '../../ui/figures.tsx';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { PlacedAction } from '../../ui/action-link.tsx';
import { TextList } from '../../ui/lists.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { BesidePicture, TopPicture } from '../../ui/picture.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

const looks = { index: EntryIndex, cards: EntryCards };

/** Rows that lead to their pages, in one of two looks. */
export function Entries(block: EntriesBlock) {
  const Look = looks[block.look];
  return (
    <>
      <Look {...block} />
      <PlacedAction action={block.more} className="mt-5" />
    </>
  );
}

/** A ruled list to read through. The whole entry is one target; its name is the link's text. One on another site opens in a new tab, and shows its host. */
function EntryIndex({ rows }: EntriesBlock) {
  return (
    <ul className="border-t border-line-strong">
      {rows.map(({ name, href, text, icon, accent, picture }) => {
        const host = URL.canParse(href) ? new URL(href).host : undefined;
        return (
          <li
            key={href}
            className={`group relative border-b border-line-strong py-4 eases hover:border-accent ${accentOf(accent)}`}
          >
            <BesidePicture picture={picture} from="sm">
              <div className="flex items-start gap-4">
                {icon !== undefined && <Icon name={icon} className="mt-1 size-6 text-accent" />}
                <div className="grow">
                  <h3 className="font-display text-lead font-semibold">
                    <a
                      href={href}
                      {...(host !== undefined && { target: '_blank', rel: 'noopener' })}
                      className="after:absolute after:inset-0"
                    >
                      {name}
                      {host !== undefined && <span className="sr-only"> ({locale.words.newTab})</span>}
                    </a>
                  </h3>
                  {text !== undefined && <p className="mt-1.5 max-w-prose max-sm:text-small">{text}</p>}
                  {host !== undefined && <p className="mt-1.5 font-mono text-small text-quiet">{host}</p>}
                </div>
                <Glyph
                  shapes={host === undefined ? arrowRightSign : arrowUpRightSign}
                  className="arrow mt-1.5 size-5 text-quiet group-hover:text-accent"
                />
              </div>
            </BesidePicture>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Cards of one ruled sheet, four on a line on wide screens, the parts of neighbours level with each other. Their ranges share one scale
 * that starts at zero.
 */
function EntryCards({ rows, scale }: EntriesBlock) {
  const scaleMax = Math.max(...rows.map(({ range }) => range?.max ?? 0));
  return (
    <ul className={`ruled-sheet ${balancedColumns(rows.length, { sm: 2, lg: 4 })}`}>
      {rows.map(({ name, href, text, icon, accent, picture, items, pairs, range, figure }) => (
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
          <PairList
            pairs={pairs}
            className="row-start-3 mt-4 mb-5 grid gap-1.5 text-small"
            row="flex justify-between gap-4"
            value="text-right font-mono text-strong"
          />
          {range !== undefined && (
            <div className="row-start-4">
              <EntryFigure figure={{ label: '', ...scale, value: `${range.min}–${range.max}` }} />
              <RangeBar min={range.min} max={range.max} scaleMax={scaleMax} className="mt-3 h-2" />
            </div>
          )}
          {figure !== undefined && <EntryFigure figure={figure} />}
        </li>
      ))}
    </ul>
  );
}

/** The figure of a card, at its lower edge. */
function EntryFigure({ figure }: { figure: Figure }) {
  return (
    <p className="row-start-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
      <span className="text-small text-quiet">{figure.label}</span>
      <span className="figure whitespace-nowrap text-strong">
        <FigureValue figure={figure} />
      </span>
    </p>
  );
}
