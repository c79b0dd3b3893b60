import type { StepsBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { CommandLine } from '../../ui/screen/screen-figure.tsx';
import { Guide } from './guide.tsx';
import { Rank } from '../../ui/lists.tsx';

const looks = { commands: Commands, guide: Guide, dates: Dates };

/** Steps one after the other: of a terminal session, of a whole guide, or on a line of time. */
export function Steps(block: StepsBlock) {
  const { copy } = block;
  const Look = looks[block.look];
  if (copy === undefined) return <Look {...block} />;
  return (
    <ScriptIsland name="steps">
      <Look {...block} />
      <output data-copied={copy.copied} data-selected={copy.selected} className="sr-only" />
    </ScriptIsland>
  );
}

/** One terminal session: the task on the left, the command to type on the right. */
function Commands({ steps, copy }: StepsBlock) {
  return (
    <ol className="overflow-hidden rounded-lg border border-line-strong">
      {steps.map(({ title, description, date, command }, index) => (
        <li key={title} className="grid border-line not-first:border-t lg:grid-cols-12">
          <div className="flex gap-5 p-5 sm:p-6 lg:col-span-6">
            <Rank className="text-figure leading-none font-medium text-accent">{index + 1}</Rank>
            <div className="min-w-0">
              <h3 className="text-h3">{title}</h3>
              {description !== undefined && <p className="mt-1 text-small">{description}</p>}
              {date !== undefined && <p className="mt-1 font-mono text-small text-quiet">{date}</p>}
            </div>
          </div>
          {command !== undefined && (
            <CommandLine
              command={command}
              copy={copy}
              className="bg-ink p-5 font-mono text-small wrap-anywhere sm:p-6 lg:col-span-6 lg:items-center lg:border-l lg:border-line"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Dates on one line of time, left to right on wide screens, top to bottom on telephones. A strip has no space of its own below them. */
function Dates({ steps, layout }: StepsBlock) {
  const most = steps.some(({ description }) => description !== undefined) ? 4 : 6;
  return (
    <ol
      className={`grid gap-x-8 gap-y-9 border-l border-line-strong sm:border-l-0 ${layout === 'strip' ? 'pb-9' : ''} ${balancedColumns(steps.length, { sm: 2, md: 3, lg: most })}`}
    >
      {steps.map(({ title, description, date, command }) => (
        <li key={title} className="relative pl-6 sm:border-t sm:border-line-strong sm:pt-6 sm:pl-0">
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
