import type { Panel } from '#generated/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ToolName } from '../../ui/tool-name.tsx';

/** The tools of a panel side by side, in a panel whose heading is of rank `level`. Nothing when it has none. */
export function PanelTools({
  panel,
  level,
  className = '',
}: {
  panel: Panel;
  level: 2 | 3;
  className?: string | undefined;
}) {
  const { tools, badge: shared } = panel;
  if (tools === undefined) return null;
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <ul
      className={`grid gap-px *:[box-shadow:0_0_0_1px_var(--color-line)] ${balancedColumns(tools.length, { md: 3 })} ${className}`}
    >
      {tools.map(({ badge = shared, ...tool }) => (
        <li key={tool.name} className="bg-ink px-5 py-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Heading className="text-h3">
              <ToolName tool={tool} />
            </Heading>
            {badge !== undefined && <Badge tone="mint">{badge}</Badge>}
          </div>
          <p className="mt-3 text-small">{tool.description}</p>
        </li>
      ))}
    </ul>
  );
}
