import type { ReactNode } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { ServiceCard, ServiceCardTone, ServiceCatalogueBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinNames } from '../../ui/join-names.ts';
import { pickRows } from '../../ui/pick-rows.ts';

/** The titles inside a card, the same for all. */
export type CardLabels = Pick<
  ServiceCatalogueBlock,
  'featuresLabel' | 'useCasesLabel' | 'integrationsLabel' | 'specificationsLabel'
>;

const texts: Record<ServiceCardTone, string> = {
  azure: 'text-azure',
  amber: 'text-amber',
  mint: 'text-mint',
  violet: 'text-violet',
  coral: 'text-coral',
};
const rules: Record<ServiceCardTone, string> = {
  azure: 'border-azure/50',
  amber: 'border-amber/50',
  mint: 'border-mint/50',
  violet: 'border-violet/50',
  coral: 'border-coral/50',
};
const glows: Record<ServiceCardTone, string> = {
  azure: 'hover:border-azure',
  amber: 'hover:border-amber',
  mint: 'hover:border-mint',
  violet: 'hover:border-violet',
  coral: 'hover:border-coral',
};

/** One technology as a sheet: what it does and brings on the left, its functions and specifications on the right. */
export function ServiceCardArticle({ card, labels }: { card: ServiceCard; labels: CardLabels }) {
  const { name, icon, href, description, businessImpact, features, useCases, integrations, technicalSpecs } = card;
  const connected = pickRows(useSite().tables.technologies, integrations);
  return (
    <article
      className={`group relative grid gap-x-10 gap-y-7 border-l-2 bg-ink p-6 transition-colors duration-150 md:grid-cols-[5fr_4fr] lg:p-8 ${rules[card.color]} ${glows[card.glowColor]}`}
    >
      <div>
        <h4 className="flex items-center gap-3 font-display text-lead font-semibold">
          <Icon name={icon} className={`size-5 ${texts[card.iconColor]}`} />
          <a
            href={href}
            className="underline decoration-line-strong underline-offset-6 group-hover:decoration-azure after:absolute after:inset-0"
          >
            {name}
          </a>
        </h4>
        <p className="mt-4">{description}</p>
        <p className={`mt-4 font-medium ${texts[card.impactColor]}`}>{businessImpact}</p>
      </div>
      <div className="grid content-start gap-6">
        <Part label={labels.featuresLabel}>
          <ul className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Part>
        {technicalSpecs !== undefined && (
          <Part label={labels.specificationsLabel}>
            <dl className="grid gap-y-1 text-small">
              {technicalSpecs.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt>{label}</dt>
                  <dd className="text-right font-mono text-strong">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
      </div>
      <Part label={labels.useCasesLabel}>
        <p className="text-small">{joinNames(useCases)}</p>
      </Part>
      <Part label={labels.integrationsLabel}>
        <p className="font-mono text-small text-strong">{joinNames(connected.map((technology) => technology.name))}</p>
      </Part>
    </article>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 label text-quiet">{label}</p>
      {children}
    </div>
  );
}
