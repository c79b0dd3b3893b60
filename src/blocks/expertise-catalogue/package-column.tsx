import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { ExpertisePackage } from '#generated/types.ts';
import { ExpertisePrice } from '../../ui/expertise-price.tsx';
import { pickRows } from '../../ui/pick-rows.ts';

/** One package of an area; the rows of the three columns (approach, title, content, price) are aligned with one another. */
export function PackageColumn({
  offer,
  request,
}: {
  offer: ExpertisePackage;
  request: { label: string; href: string };
}) {
  const { tables, settings } = useSite();
  const [approach] = pickRows(tables.approaches, [offer.type]);
  return (
    <li className="flex flex-col border-line py-6 not-first:border-t sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:border-l sm:px-5 sm:py-1 sm:not-first:border-t-0 lg:px-6">
      <p className="label text-violet">{approach?.name}</p>
      <h4 className="mt-2 text-h3">{offer.title}</h4>
      <ul className="dashes mt-4 gap-2 text-small">
        {offer.features.map((feature) => (
          <li key={feature} className="before:bg-violet">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <p className="font-mono text-small text-quiet">
          {settings.expertisePrices && (
            <span className="sr-only">
              {settings.expertisePrices.label}
              {'\u00A0: '}
            </span>
          )}
          <ExpertisePrice priceEur={offer.price} />
        </p>
        <a
          href={request.href}
          className="group inline-flex min-h-9 items-center gap-2 text-small font-medium text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
        >
          {request.label}
          <span className="sr-only">{`\u00A0: ${offer.title}`}</span>
          <Glyph shapes={arrowRightSign} className="arrow size-3.5" />
        </a>
      </div>
    </li>
  );
}
