import { Fragment } from 'react';
import type { TableBlock, TableColumn, TableRow } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { Linked } from '../../ui/action-link.tsx';
import { CumulativeFigure } from '../chart/cumulative-figure.tsx';
import { CellContent } from './cell-content.tsx';

/** A table, and the costs that it compares drawn over the years: beside it on wide screens, otherwise below. */
export function Table(block: TableBlock) {
  const { drawing } = block;
  if (drawing === undefined) return <Rows {...block} />;
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
      <div>
        <Rows {...block} />
      </div>
      <CumulativeFigure drawing={drawing} />
    </div>
  );
}

/** Rows under their column heads. On narrow screens each row's header stands above its cells. */
function Rows(block: TableBlock) {
  const { caption, corner, columns, groups, remark } = block;
  const first = columns.length === 1 ? 'w-[37%]' : columns.length < 4 ? 'w-1/4' : 'w-1/5';
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left max-sm:block">
        <caption className={corner === undefined ? 'pb-4 text-left label text-quiet max-sm:block' : 'sr-only'}>
          {caption}
        </caption>
        <thead className={columns.length > 1 ? 'max-sm:block' : 'max-sm:sr-only'}>
          <tr className={`border-b border-line-strong align-bottom ${narrowRow}`}>
            {corner === undefined ? (
              <td className={`max-sm:hidden ${first}`} />
            ) : (
              <th scope="col" className={`pr-6 pb-4 label font-normal text-quiet max-sm:sr-only ${first}`}>
                {corner}
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.head} column={column} isOnly={columns.length === 1} />
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading ?? ''} className="align-top max-sm:block">
            {heading !== undefined && (
              <tr className="max-sm:block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="pt-8 pb-3 label font-normal text-accent max-sm:block"
                >
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <TableLine key={row.labels.join(' ')} row={row} block={block} />
            ))}
          </tbody>
        ))}
      </table>
      {remark !== undefined && <p className="mt-5 max-w-prose text-small text-quiet">{remark}</p>}
    </>
  );
}

/** A row on narrow screens: its cells share the line below its header. */
const narrowRow = 'flex-wrap gap-x-2 max-sm:flex';

/** The head of a column. The only one is set like the corner. */
function ColumnHead({ column, isOnly }: { column: TableColumn; isOnly: boolean }) {
  const { head, note, href, accent, highlighted = false } = column;
  if (isOnly)
    return (
      <th scope="col" className="pb-4 label font-normal text-quiet">
        {head}
      </th>
    );
  const colour = accent === undefined ? 'text-strong' : `text-accent ${accentOf(accent)}`;
  const ground = highlighted ? 'sm:border-t-2 sm:border-accent sm:bg-inset sm:px-5 sm:pt-4' : 'sm:pr-4';
  return (
    <th scope="col" className={`flex-1 pb-4 font-medium ${colour} ${ground}`}>
      <Linked href={href}>{head}</Linked>
      {note !== undefined && <span className="block text-small font-normal text-quiet">{note}</span>}
    </th>
  );
}

/** A row: its header, then a cell for each column. In a table of one column the header is set strong, for visitors who look it up. */
function TableLine({ row: { labels, text, cells }, block }: { row: TableRow; block: TableBlock }) {
  const { columns } = block;
  const isOnly = columns.length === 1;
  const shown = cells ?? (text === undefined ? [] : [{ text }]);
  const scaleMax = Math.max(...shown.map(({ to = 0 }) => to));
  return (
    <tr className={`border-t border-line first:border-t-0 last:border-b ${narrowRow}`}>
      <th
        scope="row"
        className={`pt-4 pr-2 sm:pb-4 max-sm:w-full ${isOnly ? 'font-semibold text-strong' : 'font-normal text-quiet max-sm:text-small'}`}
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
          className={`flex-1 pt-2 pb-4 sm:pt-4 ${isOnly ? 'wrap-anywhere' : ''} ${highlighted ? 'text-strong sm:bg-inset sm:px-5' : 'sm:pr-4'} ${accentOf(accent)}`}
        >
          <CellContent cell={shown[index] ?? { absent: true }} block={block} scaleMax={scaleMax} />
        </td>
      ))}
    </tr>
  );
}
