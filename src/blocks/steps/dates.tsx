import type { StepsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';

/** Dates on one line of time, left to right on wide screens, top to bottom on telephones. */
export function Dates({ steps }: StepsBlock) {
  const most = steps.some(({ description }) => description !== undefined) ? 4 : 6;
  return (
    <ol
      className={`grid gap-x-8 border-l border-line-strong sm:border-l-0 ${balancedColumns(steps.length, { sm: 2, lg: most })}`}
    >
      {steps.map(({ title, description, date, command }) => (
        <li key={title} className="relative pb-9 pl-6 sm:border-t sm:border-line-strong sm:pt-6 sm:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-2 -left-[3px] size-[5px] rounded-full bg-accent sm:-top-[3px] sm:left-0"
          />
          {date !== undefined && <p className="font-mono text-small text-accent">{date}</p>}
          <h3 className={`mt-2 ${description === undefined ? 'text-small font-normal text-body' : 'text-h3'}`}>
            {title}
          </h3>
          {description !== undefined && <p className="mt-2 text-small">{description}</p>}
          {command !== undefined && <code className="mt-2 block font-mono text-small wrap-anywhere">{command}</code>}
        </li>
      ))}
    </ol>
  );
}
