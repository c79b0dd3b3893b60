import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { Figure, RoiStripBlock, RoiStripRow } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';
import { MonthsBar } from './months-bar.tsx';

/** A table whose middle column draws three years: the months until break-even, then those that pay. */
export function RoiStrip({ label, heading, text, legend, columns, rows, action }: RoiStripBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{text}</p>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small">
            <li className="flex items-center gap-2.5 before:h-[3px] before:w-5 before:bg-quiet">{legend.payback}</li>
            <li className="flex items-center gap-2.5 before:h-2.5 before:w-5 before:bg-mint">{legend.gain}</li>
          </ul>
          <div className="mt-8">
            <ActionLink action={action} style="primary" />
          </div>
        </div>
        <table className="w-full table-fixed self-start lg:col-span-7 lg:col-start-6" aria-labelledby={headingId}>
          <thead className="text-left text-small text-quiet">
            <tr>
              <th scope="col" className="w-2/5 pb-3 font-normal">
                {columns.sector}
              </th>
              <th scope="col" className="pb-3 font-normal">
                {columns.breakEven}
              </th>
              <th scope="col" className="pb-3 text-right font-normal">
                {columns.roi}
              </th>
            </tr>
          </thead>
          <tbody className="border-b border-line-strong">
            {rows.map((row) => (
              <Row key={row.sector} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Row({ row }: { row: RoiStripRow }) {
  const sector = useSite().tables.sectors.find(({ id }) => id === row.sector);
  return (
    <tr className="border-t border-line-strong align-baseline">
      <th scope="row" className="relative pt-5 pr-3 pb-11 text-left font-medium sm:pb-12">
        <a
          href={sector?.path}
          className="inline-block text-strong underline decoration-transparent underline-offset-6 hover:decoration-amber"
        >
          {sector?.name}
        </a>
        <MonthsBar breakEvenMonths={row.breakEvenMonths} />
      </th>
      <td className="pt-5 pr-3 pb-11 font-mono text-body sm:pb-12">{written(row.breakEven)}</td>
      <td className="pt-5 pb-11 text-right font-mono text-lead font-medium whitespace-nowrap text-amber sm:pb-12">
        {written(row.roi)}
      </td>
    </tr>
  );
}

function written({ value, unit }: Figure): string {
  return unit === undefined ? value : `${value}\u00A0${unit}`;
}
