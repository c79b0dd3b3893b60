import type { StepsBlock } from '#generated/types.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** One terminal session: what to do on the left, the command to type on the right. */
export function Commands({ steps, copy }: StepsBlock) {
  return (
    <ol className="overflow-hidden rounded-lg border border-line-strong">
      {steps.map(({ title, description, date, command }, index) => (
        <li key={title} className="grid border-line not-first:border-t lg:grid-cols-12">
          <div className="flex gap-5 p-5 sm:p-6 lg:col-span-6">
            <span aria-hidden="true" className="font-mono text-figure leading-none font-medium text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              {description !== undefined && <p className="mt-1 text-small">{description}</p>}
              {date !== undefined && <p className="mt-1 font-mono text-small text-quiet">{date}</p>}
            </div>
          </div>
          {command !== undefined && (
            <p className="flex items-baseline bg-ink p-5 font-mono text-small wrap-anywhere text-strong sm:p-6 lg:col-span-6 lg:items-center lg:border-l lg:border-line">
              <span aria-hidden="true" className="mr-3 text-quiet select-none">
                $
              </span>
              <code className="min-w-0">{command}</code>
              {copy !== undefined && <CopyButton copy={copy} command={command} />}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
