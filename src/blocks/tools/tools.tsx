import type { Tool, ToolsBlock } from '#generated/types.ts';
import { Badge } from '../../ui/marks.tsx';
import { ToolName } from '../../ui/action-link.tsx';

/** Tools on a bus or in a rack; those without a badge of their own bear the one of the block. */
export function Tools({ look, badge, tools }: ToolsBlock) {
  const badged = tools.map((tool) => (badge === undefined ? tool : { badge, ...tool }));
  return look === 'bus' ? <Bus tools={badged} /> : <Rack tools={badged} />;
}

/** Tools plugged one below the other into a vertical line. */
function Bus({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="border-l border-accent">
      {tools.map((tool) => (
        <li key={tool.name} className="flex items-start py-3 first:pt-0 last:pb-0">
          <span aria-hidden="true" className="mt-8 flex w-6 shrink-0 items-center sm:w-14">
            <span className="h-px grow bg-accent" />
            <span className="size-1.5 rounded-full bg-accent" />
          </span>
          <div className="grid grow grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-ink px-5 py-4 sm:grid-cols-[2fr_3fr_auto] sm:gap-x-6">
            <h3 className="text-h3">
              <ToolName tool={tool} />
            </h3>
            <p className="col-span-2 row-start-2 text-small sm:col-span-1 sm:col-start-2 sm:row-start-1">
              {tool.description}
            </p>
            {tool.badge !== undefined && <Badge tone="mint">{tool.badge}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Rack({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="grid panel-in gap-1 rounded-lg border border-line-strong bg-raised p-2">
      {tools.map((tool) => (
        <li
          key={tool.name}
          className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 rounded-sm border border-line bg-ink px-6 py-4 sm:grid-cols-[10rem_1fr_auto] sm:gap-x-6 sm:px-8"
        >
          <Screws side="left-2.5" />
          <h3 className="font-mono text-base font-medium">
            <ToolName tool={tool} />
          </h3>
          <p className="col-span-2 row-start-2 text-small sm:col-span-1 sm:col-start-2 sm:row-start-1">
            {tool.description}
          </p>
          {tool.badge !== undefined && <Badge tone="mint">{tool.badge}</Badge>}
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
