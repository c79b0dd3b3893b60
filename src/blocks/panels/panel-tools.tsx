import type { Tool } from '#generated/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ToolName } from '../../ui/tool-name.tsx';

/** Tools side by side in a panel, whose heading is of rank `level`. */
export function PanelTools({
  tools,
  badge: shared,
  level,
}: {
  tools: readonly Tool[];
  badge: string | undefined;
  level: 2 | 3;
}) {
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <ul
      className={`grid gap-px *:[box-shadow:0_0_0_1px_var(--color-line)] ${balancedColumns(tools.length, { md: 3 })}`}
    >
      {tools.map((tool) => {
        const badge = tool.badge ?? shared;
        return (
          <li key={tool.name} className="bg-ink px-5 py-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Heading className="text-h3">
                <ToolName tool={tool} />
              </Heading>
              {badge !== undefined && <Badge tone="mint">{badge}</Badge>}
            </div>
            <p className="mt-3 text-small">{tool.description}</p>
          </li>
        );
      })}
    </ul>
  );
}
