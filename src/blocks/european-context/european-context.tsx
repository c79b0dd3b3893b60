import { useId } from 'react';
import type { EuropeanContextBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Section } from '../../ui/section.tsx';
import { FineChart } from './fine-chart.tsx';

/** European law: the ceiling of fines as a chart, then the dates on one line. */
export function EuropeanContext({ label, heading, intro, fines, datesHeading, dates }: EuropeanContextBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
        </div>
        <FineChart fines={fines} />
      </div>
      <h3 className="mt-16 label text-quiet">{datesHeading}</h3>
      <ol className={`mt-5 grid gap-x-6 border-t border-line-strong ${balancedColumns(dates.length, { lg: 6 })}`}>
        {dates.map(({ label: date, value }) => (
          <li
            key={date}
            className="relative gap-x-6 border-line py-5 before:absolute before:-top-1 before:left-0 before:size-2 before:rounded-full before:bg-strong max-lg:border-b max-lg:before:hidden sm:max-lg:grid sm:max-lg:grid-cols-[10rem_1fr]"
          >
            <p className="font-mono text-small text-strong">{date}</p>
            <p className="mt-1.5 text-small sm:max-lg:mt-0">{value}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
