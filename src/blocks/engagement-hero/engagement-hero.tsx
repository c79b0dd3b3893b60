import { useSite } from '../../generated/site-context.tsx';
import type { Approach, EngagementHeroBlock } from '../../generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ExpertisePrice } from '../../ui/expertise-price.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { RangeBar } from '../../ui/range-bar.tsx';

/** Opening of an engagement model's page: title and buttons on the left, the model's sheet on the right. */
export function EngagementHero(block: EngagementHeroBlock) {
  const { approaches } = useSite().tables;
  const own = pickRows(approaches, [block.approach]);
  return (
    <section className="pt-12 pb-section md:pt-20">
      <div className="wrap grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="mb-6 flex items-center gap-3 label text-violet">
            <span aria-hidden="true" className="h-px w-10 bg-violet" />
            {block.label}
          </p>
          <h1 className="text-h1">{block.heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{block.intro}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
            {block.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
        {own.map((approach) => (
          <Sheet key={approach.id} approach={approach} all={approaches} labels={block} />
        ))}
      </div>
    </section>
  );
}

function Sheet({ approach, all, labels }: { approach: Approach; all: readonly Approach[]; labels: EngagementHeroBlock }) {
  const { expertisePrices } = useSite().settings;
  return (
    <div className="panel-in self-start rounded-lg border border-line-strong bg-raised p-6 sm:p-8 lg:col-span-5 xl:col-span-4 xl:col-start-9">
      <p className="flex items-center justify-between label text-quiet">
        {labels.sheetLabel}
        <Icon name={approach.icon} className="size-6 text-violet" />
      </p>
      <dl className="mt-6">
        {approach.features.map(({ label, value }) => (
          <div key={label} className="border-t border-line py-4">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="mt-1 font-mono text-[1.5rem] leading-tight font-medium tracking-tight text-strong">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-4">
          <dt className="text-small text-quiet">{expertisePrices.label}</dt>
          <dd className="font-mono text-small text-strong">
            <ExpertisePrice priceEur={approach.priceEur} />
          </dd>
        </div>
      </dl>
      <RoiScale own={approach} all={all} label={labels.roiLabel} />
    </div>
  );
}

/** The page's own range in violet, those of the other models quieter, on one scale that starts at zero. */
function RoiScale({ own, all, label }: { own: Approach; all: readonly Approach[]; label: string }) {
  const scaleMax = Math.max(...all.map(({ roiMaxPercent }) => roiMaxPercent));
  return (
    <div className="border-t border-line-strong pt-5">
      <p className="text-small text-quiet">{label}</p>
      <dl className="mt-4 space-y-4">
        {all.map(({ id, name, roiMinPercent, roiMaxPercent }) => (
          <div key={id} className={id === own.id ? 'text-strong' : 'text-quiet'}>
            <div className="flex items-baseline justify-between gap-4 text-small">
              <dt>{name}</dt>
              <dd className="font-mono tabular-nums">
                {roiMinPercent} – {roiMaxPercent} %
              </dd>
            </div>
            <RangeBar
              min={roiMinPercent}
              max={roiMaxPercent}
              scaleMax={scaleMax}
              quiet={id !== own.id}
              className="mt-1.5"
            />
          </div>
        ))}
      </dl>
    </div>
  );
}
