import type { ReactNode } from 'react';
import { Summary } from '../../ui/section.tsx';

interface TableProps {
  columns: readonly string[];
  /** `id` unique on the page: the calculator links to its row; `cells` as many as there are columns. */
  rows: readonly { readonly id?: string; readonly cells: readonly string[] }[];
  /** The cells after the first are compared by their digits. */
  areAmounts?: boolean;
}

/** A table folded under its summary. @param children notes under the table */
export function DisclosureTable({
  summary,
  children,
  ...table
}: TableProps & { summary: string; children?: ReactNode }) {
  return (
    <details className="group border-t border-line-strong last:border-b">
      <Summary text={summary} className="min-h-14 py-3" />
      <section className="overflow-x-auto pb-8" aria-label={summary} tabIndex={0}>
        <DataTable {...table} className="min-w-md" />
        {children}
      </section>
    </details>
  );
}

/** The first cell of each row is its header. */
export function DataTable({ columns, rows, areAmounts = false, className }: TableProps & { className: string }) {
  const cell = areAmounts ? 'pl-2 text-right font-mono' : 'pr-6';
  const place = (index: number) => (index === 0 ? 'pr-2' : cell);
  return (
    <table className={`w-full border-collapse text-left text-small ${className}`}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`border-b border-line-strong py-2 label font-normal text-quiet ${place(index)}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [head = '', ...others] }) => (
          <tr key={id ?? head} id={id} className="target:bg-inset">
            <th scope="row" className="border-b border-line py-2.5 pr-2 align-top font-medium text-strong">
              {head}
            </th>
            {others.map((text, index) => (
              <td key={columns[index + 1]} className={`border-b border-line py-2.5 align-top ${cell}`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
