import { Fragment } from 'react';
import type { TableBlock, TableRow } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';
import { keepNumbersWhole } from '../../ui/keep-numbers-whole.ts';
import { CellContent } from './cell-content.tsx';
import { columnsOf } from './columns-of.ts';

/** A row: its header, then a cell for each column. In a table of one column the header is what one looks for: it is set strong. */
export function TableLine({ row: { labels, text, cells }, block }: { row: TableRow; block: TableBlock }) {
  const { columns } = block;
  const isOnly = columns.length === 1;
  const places = columnsOf(columns.length);
  const shown = cells ?? (text === undefined ? [] : [{ text: keepNumbersWhole(text) }]);
  const scaleMax = Math.max(...shown.map(({ to = 0 }) => to));
  return (
    <tr className={`border-t border-line first:border-t-0 last:border-b max-sm:py-1 ${places.row}`}>
      <th
        scope="row"
        className={`pt-4 pr-4 sm:pb-4 ${places.header} ${isOnly ? 'font-semibold text-strong' : 'font-normal text-quiet max-sm:text-small'}`}
      >
        {labels.map((label, index) => (
          <Fragment key={label}>
            {index > 0 && <br />}
            {label}
          </Fragment>
        ))}
      </th>
      {columns.map(({ head, accent, highlighted = false }, index) => (
        <td
          key={head}
          className={`py-4 max-sm:pt-2 ${isOnly ? 'wrap-anywhere' : ''} ${highlighted ? 'text-strong sm:bg-inset sm:px-5' : 'pr-4 max-sm:pr-2'} ${accentOf(accent)}`}
        >
          <CellContent cell={shown[index] ?? { absent: true }} block={block} scaleMax={scaleMax} />
        </td>
      ))}
    </tr>
  );
}
