import type { TableBlock } from '#generated/types.ts';
import { ColumnHead } from './column-head.tsx';
import { TableLine } from './table-line.tsx';
import { columnsOf } from './columns-of.ts';

/** Rows under their column heads. On narrow screens each row's header stands above its cells. */
export function Table(block: TableBlock) {
  const { caption, corner, columns, groups, remark } = block;
  const places = columnsOf(columns.length);
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left max-sm:block">
        <caption className={corner === undefined ? 'pb-4 text-left label text-quiet max-sm:block' : 'sr-only'}>
          {caption}
        </caption>
        <thead className={columns.length > 1 ? 'max-sm:block' : 'max-sm:sr-only'}>
          <tr className={`border-b border-line-strong align-bottom ${places.row}`}>
            {corner === undefined ? (
              <td className={`max-sm:hidden ${places.first}`} />
            ) : (
              <th scope="col" className={`pr-6 pb-4 label font-normal text-quiet max-sm:sr-only ${places.first}`}>
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
