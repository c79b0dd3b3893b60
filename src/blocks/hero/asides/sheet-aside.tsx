import type { HeroSheet } from '#generated/types.ts';
import { DisplayedPrice } from '../../../ui/displayed-price.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A sheet of a few landmarks on raised paper, one below the other; below them a price. */
export function SheetAside({ heading, icon, items, priceEur, prices, className }: HeroSheet & { className: string }) {
  return (
    <div className={`panel-in self-start rounded-lg border border-line-strong bg-raised p-6 sm:p-8 ${className}`}>
      <p className="flex items-center justify-between label text-quiet">
        {heading}
        <Icon name={icon} className="size-6 text-accent" />
      </p>
      <dl className="mt-6">
        {items.map(({ label, value }) => (
          <div key={label} className="border-t border-line py-5">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="mt-2 font-mono text-[1.5rem] leading-tight font-medium text-strong">{value}</dd>
          </div>
        ))}
        {priceEur !== undefined && (
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-5">
            <dt className="text-small text-quiet">{prices?.label}</dt>
            <dd className="font-mono text-small text-strong">
              <DisplayedPrice eur={priceEur} prices={prices} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
