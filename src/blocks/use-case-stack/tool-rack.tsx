import { useSite } from '#generated/site-context.tsx';
import type { UseCaseTool } from '#generated/types.ts';
import { Badge } from '../../ui/badge.tsx';

/** The tools as units screwed into a rack: name, role, static badge. A tool with its own page links to it. */
export function ToolRack({ tools }: { tools: readonly UseCaseTool[] }) {
  return (
    <ul className="grid panel-in gap-1 rounded-lg border border-line-strong bg-raised p-2">
      {tools.map((tool) => (
        <Unit key={tool.name} tool={tool} />
      ))}
    </ul>
  );
}

function Unit({ tool: { name, description, badge, technology } }: { tool: UseCaseTool }) {
  const href = useSite().tables.technologies.find((row) => row.id === technology)?.href;
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-sm border border-line bg-ink px-8 py-4 sm:grid-cols-[1fr_auto] md:grid-cols-[10rem_1fr_auto] md:items-center">
      <Screws side="left-2.5" />
      <h3 className="font-mono text-base font-medium">
        {href === undefined ? (
          name
        ) : (
          <a
            href={href}
            className="inline-block underline decoration-line-strong underline-offset-6 hover:decoration-mint"
          >
            {name}
          </a>
        )}
      </h3>
      <p className="text-small sm:col-span-2 sm:row-start-2 md:col-span-1 md:row-start-auto">{description}</p>
      <p className="sm:justify-self-end">
        <Badge tone="mint">{badge}</Badge>
      </p>
      <Screws side="right-2.5" />
    </li>
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
