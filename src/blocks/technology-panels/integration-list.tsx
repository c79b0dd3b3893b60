import type { PanelIntegration } from '#generated/types.ts';
import { useSite } from '#generated/site-context.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Badge } from '../../ui/badge.tsx';

/**
 * Tools side by side, each with the same static badge.
 * The name of a tool that has its own page links to it.
 */
export function IntegrationList({ integrations, badge }: { integrations: readonly PanelIntegration[]; badge: string }) {
  const { technologies } = useSite().tables;
  return (
    <ul
      className={`grid gap-px *:[box-shadow:0_0_0_1px_var(--color-line)] ${balancedColumns(integrations.length, { md: 3 })}`}
    >
      {integrations.map(({ name, description, technology }) => {
        const href = technologies.find((row) => row.id === technology)?.href;
        return (
          <li key={name} className="bg-ink px-5 py-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="text-h3">
                {href === undefined ? (
                  name
                ) : (
                  <a
                    href={href}
                    className="inline-block underline decoration-line-strong underline-offset-6 hover:decoration-amber"
                  >
                    {name}
                  </a>
                )}
              </h3>
              <Badge tone="mint">{badge}</Badge>
            </div>
            <p className="mt-3 text-small">{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
