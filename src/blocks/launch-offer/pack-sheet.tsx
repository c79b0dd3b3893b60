import type { ReactNode } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { LaunchOfferBlock, Pack, PacksId } from '#generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { EndedAction, PackAction } from './pack-action.tsx';
import { EndedPrice, OfferPrice } from './pack-price.tsx';

/** One pack: its price, during the offer or after it, and everything it contains with what comes from the pack before set quieter. */
export function PackSheet({
  pack,
  labels,
  hasEnded,
}: {
  pack: Pack;
  labels: LaunchOfferBlock;
  /** The offer is over. */
  hasEnded: boolean;
}) {
  const [Price, Action] = hasEnded ? [EndedPrice, EndedAction] : [OfferPrice, PackAction];
  const { packs, technologies } = useSite().tables;
  const inherited = inheritedTechnologies(packs, pack.includes);
  const services = pickRows(technologies, [...inherited, ...pack.technologies]);
  return (
    <li className="flex flex-col border-line-strong p-6 not-first:border-t sm:p-8 lg:not-first:border-t-0 lg:not-first:border-l">
      <h3 className="font-display text-h2 font-semibold">{pack.name}</h3>
      <p className="mt-1 text-small text-quiet lg:min-h-[3.1em]">{pack.audience}</p>
      <Price pack={pack} labels={labels} />
      <Part title={labels.technologiesLabel} count={services.length}>
        <ul className="mt-3 columns-2 gap-x-4 font-mono text-small">
          {services.map((service) => (
            <li key={service.id}>
              <a
                href={service.href}
                className={`inline-block py-1 underline decoration-transparent underline-offset-4 hover:decoration-azure ${inherited.includes(service.id) ? 'text-quiet' : 'text-strong'}`}
              >
                {service.name}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={labels.extrasLabel}>
        <ul className="dashes mt-3 gap-1.5 text-small">
          {[...pack.extras, pack.training, pack.support].map((item) => (
            <li key={item} className="before:bg-amber">
              {item}
            </li>
          ))}
        </ul>
      </Part>
      <div className="mt-auto pt-8">
        <Action pack={pack} labels={labels} />
      </div>
    </li>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <div className="mt-7 border-t border-line pt-4">
      <h4 className="flex justify-between label font-normal text-quiet">
        {title} {count !== undefined && <span className="text-strong">{count}</span>}
      </h4>
      {children}
    </div>
  );
}

/** The technologies of the included pack and of those it includes in turn, first pack first. */
function inheritedTechnologies(packs: readonly Pack[], id: PacksId | undefined): string[] {
  const pack = packs.find((row) => row.id === id);
  return pack === undefined ? [] : [...inheritedTechnologies(packs, pack.includes), ...pack.technologies];
}
