import type { ToolsBlock } from '#generated/types.ts';
import { Badge, Plug } from '../../ui/marks.tsx';
import { Linked } from '../../ui/action-link.tsx';

/** Tools plugged one below the other into a vertical line; those without a badge of their own bear the one of the block. */
export function Tools({ badge, tools }: ToolsBlock) {
  return (
    <ul className="border-l border-accent">
      {tools.map((tool) => (
        <li key={tool.name} className="flex items-start py-2 first:pt-0 last:pb-0">
          <Plug className="mt-7 flex w-6 shrink-0 sm:w-14" />
          <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-ink px-5 py-3 wrap-anywhere sm:grid sm:grid-cols-[minmax(9rem,4fr)_9fr_9.5rem] sm:gap-x-6">
            <h3 className="text-h3">
              <Linked href={tool.href}>{tool.name}</Linked>
            </h3>
            {(tool.badge ?? badge) !== undefined && (
              <div className="ml-auto">
                <Badge tone="mint">{tool.badge ?? badge}</Badge>
              </div>
            )}
            <p className="w-full text-small sm:col-start-2 sm:row-start-1">{tool.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
