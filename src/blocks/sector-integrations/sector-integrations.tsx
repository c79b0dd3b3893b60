import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { BusTool, SectorIntegrationsBlock } from '#generated/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';

/** Heading and introduction on the left; on the right the tools, plugged one below the other into a vertical line. */
export function SectorIntegrations({ heading, intro, integrations, badge }: SectorIntegrationsBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
        </div>
        <ul className="border-l border-amber lg:col-span-8">
          {integrations.map((tool) => (
            <Tool key={tool.name} tool={tool} badge={badge} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The name of a tool that has its own page links to it. */
function Tool({ tool, badge }: { tool: BusTool; badge: string }) {
  const href = useSite().tables.technologies.find((row) => row.id === tool.technology)?.href;
  return (
    <li className="flex items-start py-3 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="mt-8 flex w-6 shrink-0 items-center sm:w-14">
        <span className="h-px grow bg-amber" />
        <span className="size-1.5 rounded-full bg-amber" />
      </span>
      <div className="grid grow grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 rounded-md border border-line-strong bg-ink px-5 py-4 sm:grid-cols-[2fr_3fr_auto]">
        <h3 className="text-h3">
          {href === undefined ? (
            tool.name
          ) : (
            <a
              href={href}
              className="inline-block underline decoration-line-strong underline-offset-6 hover:decoration-azure"
            >
              {tool.name}
            </a>
          )}
        </h3>
        <p className="col-span-2 row-start-2 text-small sm:col-span-1 sm:col-start-2 sm:row-start-1">
          {tool.description}
        </p>
        <Badge tone="mint">{badge}</Badge>
      </div>
    </li>
  );
}
