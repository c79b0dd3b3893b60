import { minusSign } from '#generated/signs.ts';
import type { TableBlock, TableCell } from '#generated/types.ts';
import { DisplayedPrice, figureText } from '../../ui/figures.tsx';
import { FillMark } from '../../ui/marks.tsx';
import { Glyph } from '../../ui/icons.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

/** The content of a cell: an amount or a range with its bar, a mark with its word, a price, pairs, a text, or a dash for nothing. */
export function CellContent({
  cell: { text, note, from, to, mark, priceEur, pairs, absent },
  block: { absent: absentWord, marks, prices, columns },
  scaleMax,
}: {
  cell: TableCell;
  block: TableBlock;
  /** The highest bound of the row's bars. */
  scaleMax: number;
}) {
  if (absent === true)
    return (
      <>
        <Glyph shapes={minusSign} className="size-5 text-quiet" />
        <span className="sr-only">{absentWord}</span>
      </>
    );
  if (mark !== undefined)
    return (
      <span className="flex items-center gap-2 text-small text-strong">
        <FillMark fill={mark} />
        {text ?? marks?.[mark]}
      </span>
    );
  if (priceEur !== undefined)
    return (
      <span className="text-small text-strong">
        <DisplayedPrice eur={priceEur} prices={prices} />
      </span>
    );
  if (pairs !== undefined)
    return (
      <PairList
        pairs={pairs}
        className="grid gap-4 text-small"
        label="text-label tracking-normal text-quiet"
        value="mt-1 text-strong sm:font-mono"
      />
    );
  const isAmount = to !== undefined && from === undefined;
  const isRange = to !== undefined && from !== undefined;
  return (
    <>
      {isAmount ? (
        <span className="figure block text-strong sm:text-[1.75rem] max-sm:text-[1.375rem]">
          {text && figureText(text)}
        </span>
      ) : (
        <span
          className={
            isRange ? 'text-strong sm:font-mono max-sm:text-small' : columns.length > 2 ? 'max-sm:text-small' : ''
          }
        >
          {text}
        </span>
      )}
      {note !== undefined && <span className="mt-1 block text-small text-quiet">{note}</span>}
      {to !== undefined && <RangeBar min={from ?? 0} max={to} scaleMax={scaleMax} className="mt-3 h-2.5" />}
    </>
  );
}
