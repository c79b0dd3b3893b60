import { useId } from 'react';
import type { UseCaseStackBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { HighlightBox } from './highlight-box.tsx';
import { ToolRack } from './tool-rack.tsx';

/** Heading on the left quarter, the rack of tools on the right; the highlighted box below, where there is one. */
export function UseCaseStack({ icon, integrations, highlight }: UseCaseStackBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <header className="lg:col-span-4">
          <Icon name={icon} className="size-8 text-mint" />
          <h2 id={headingId} className="mt-6 text-h2">
            {integrations.heading}
          </h2>
          <p className="mt-4 max-w-prose">{integrations.text}</p>
        </header>
        <div className="lg:col-span-8">
          <ToolRack tools={integrations.tools} />
        </div>
      </div>
      {highlight !== undefined && <HighlightBox highlight={highlight} />}
    </Section>
  );
}
