import type { EuropeanContextBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';

/** The dates of the law on one line. */
export function EuropeanContext({ dates }: EuropeanContextBlock) {
  return (
    <ol className={`grid gap-x-6 border-t border-line-strong ${balancedColumns(dates.length, { lg: 6 })}`}>
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
  );
}
