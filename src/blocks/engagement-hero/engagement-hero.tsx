import { useSite } from '#generated/site-context.tsx';
import type { Approach, EngagementHeroBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ExpertisePrice } from '../../ui/expertise-price.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { RangeBar } from '../../ui/range-bar.tsx';

/** Opening of an engagement model's page: title and buttons on the left, the model's sheet on the right. */
export function EngagementHero(block: EngagementHeroBlock) {
  const { approaches } = useSite().tables;
  const own = pickRows(approaches, [block.approach]);
  return (
    <section className="pt-hero pb-section">
      <div className="wrap grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <HeroLabel className="text-violet">{block.label}</HeroLabel>
          <h1 className="text-h1">{block.heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{block.intro}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
            {block.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
          <RoiScale ownId={block.approach} all={approaches} label={block.roiLabel} />
        </div>
        {own.map((approach) => (
          <Sheet key={approach.id} approach={approach} label={block.sheetLabel} />
        ))}
      </div>
    </section>
  );
}

function Sheet({ approach, label }: { approach: Approach; label: string }) {
  const { expertisePrices } = useSite().settings;
  return (
    <div className="panel-in self-start rounded-lg border border-line-strong bg-raised p-6 sm:p-8 lg:col-span-4 lg:col-start-9">
      <p className="flex items-center justify-between label text-quiet">
        {label}
        <Icon name={approach.icon} className="size-6 text-violet" />
      </p>
      <dl className="mt-6">
        {approach.features.map((feature) => (
          <div key={feature.label} className="border-t border-line py-5">
            <dt className="text-small text-quiet">{feature.label}</dt>
            <dd className="mt-2 font-mono text-h2 text-[1.625rem] font-medium text-strong">{feature.value}</dd>
          </div>
        ))}
        {expertisePrices && (
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-5">
            <dt className="text-small text-quiet">{expertisePrices.label}</dt>
            <dd className="font-mono text-small text-strong">
              <ExpertisePrice priceEur={approach.priceEur} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The page's own range in violet, those of the other models quieter, on one scale that starts at zero. */
function RoiScale({ ownId, all, label }: { ownId: string; all: readonly Approach[]; label: string }) {
  const scaleMax = Math.max(...all.map(({ roiMaxPercent }) => roiMaxPercent));
  return (
    <div className="mt-14 border-t border-line-strong pt-6 lg:mr-8">
      <p className="text-small text-quiet">{label}</p>
      <dl className="mt-4 grid gap-4">
        {all.map(({ id, name, roiMinPercent, roiMaxPercent }) => (
          <div
            key={id}
            className={`grid grid-cols-2 items-center gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_8rem_1fr] ${id === ownId ? 'text-strong' : 'text-quiet'}`}
          >
            <dt className="text-small">{name}</dt>
            <dd className="text-right font-mono sm:text-left">
              {roiMinPercent} – {roiMaxPercent} %
            </dd>
            <RangeBar
              min={roiMinPercent}
              max={roiMaxPercent}
              scaleMax={scaleMax}
              quiet={id !== ownId}
              className="col-span-2 sm:col-span-1"
            />
          </div>
        ))}
      </dl>
    </div>
  );
}
