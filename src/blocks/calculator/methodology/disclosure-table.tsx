import type { ReactNode } from 'react';

/** A table folded under its summary. The first cell of each row is its header. */
export function DisclosureTable({
  summary,
  columns,
  rows,
  children,
}: {
  summary: string;
  columns: readonly string[];
  /** `id` unique on the page: the calculator links to its row; `cells` as many as there are columns. */
  rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** Notes under the table. */
  children?: ReactNode;
}) {
  return (
    <details className="group border-t border-line-strong last:border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium text-strong hover:text-amber">
        {summary}
        <span
          aria-hidden="true"
          className="font-mono text-quiet transition-transform duration-150 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <section className="overflow-x-auto pb-8" aria-label={summary} tabIndex={0}>
        <table className="w-full min-w-md border-collapse text-left text-small">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line-strong py-2 pr-6 label font-normal text-quiet"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [head, ...others] }) => (
              <tr key={id} id={id} className="target:bg-inset">
                <th scope="row" className="border-b border-line py-2.5 pr-6 align-top font-medium text-strong">
                  {head}
                </th>
                {others.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className="border-b border-line py-2.5 pr-6 align-top [font-variant-numeric:tabular-nums]"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </section>
    </details>
  );
}
