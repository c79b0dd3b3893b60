import type { Tool } from '#generated/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { ToolName } from '../../ui/tool-name.tsx';

/** Tools as units screwed into a rack. */
export function Rack({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="grid panel-in gap-1 rounded-lg border border-line-strong bg-raised p-2">
      {tools.map((tool) => (
        <li
          key={tool.name}
          className="relative grid gap-x-6 gap-y-2 rounded-sm border border-line bg-ink px-8 py-4 sm:grid-cols-[10rem_1fr_auto] sm:items-center"
        >
          <Screws side="left-2.5" />
          <h3 className="font-mono text-base font-medium">
            <ToolName tool={tool} />
          </h3>
          <p className="text-small">{tool.description}</p>
          {tool.badge !== undefined && (
            <p>
              <Badge tone="mint">{tool.badge}</Badge>
            </p>
          )}
          <Screws side="right-2.5" />
        </li>
      ))}
    </ul>
  );
}

function Screws({ side }: { side: string }) {
  return (
    <span aria-hidden="true" className={`absolute inset-y-2.5 flex flex-col justify-between ${side}`}>
      <span className="size-1.5 rounded-full border border-line-strong" />
      <span className="size-1.5 rounded-full border border-line-strong" />
    </span>
  );
}
