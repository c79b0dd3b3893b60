import type { TechnologyPanelsBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';
import { IntegrationList } from './integration-list.tsx';
import { Panel } from './panel.tsx';

/** Specifications (seven columns) beside numbered use cases (five), the integrations below on the whole measure: they fade in one after another. */
export function TechnologyPanels(block: TechnologyPanelsBlock) {
  return (
    <Section tone="raised">
      <div className="grid gap-8 lg:grid-cols-12">
        <Panel heading={block.specificationsHeading} className="[--panel-delay:.5s] lg:col-span-7">
          <dl>
            {block.specifications.map(({ label, value }) => (
              <div
                key={label}
                className="grid gap-x-6 gap-y-1 border-t border-line px-5 py-4 first:border-t-0 sm:grid-cols-[2fr_3fr]"
              >
                <dt className="text-small text-quiet sm:pt-0.5">{label}</dt>
                <dd className="min-w-0 font-mono text-small wrap-anywhere text-strong">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel heading={block.useCasesHeading} className="[--panel-delay:.6s] lg:col-span-5">
          <ol>
            {block.useCases.map((useCase, index) => (
              <li key={useCase} className="flex gap-5 border-t border-line px-5 py-4 first:border-t-0">
                <span aria-hidden="true" className="font-mono text-small leading-[1.9] text-azure">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {useCase}
              </li>
            ))}
          </ol>
        </Panel>
        <Panel heading={block.integrationsHeading} className="[--panel-delay:.7s] lg:col-span-12">
          <IntegrationList integrations={block.integrations} badge={block.integrationBadge} />
        </Panel>
      </div>
    </Section>
  );
}
