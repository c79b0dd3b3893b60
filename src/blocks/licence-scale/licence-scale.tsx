import { useId } from 'react';
import type { LicenceScaleBlock, ScaledPrice } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';

/** A framed statement of value: two prices with bars of the same scale, then what follows from the difference. */
export function LicenceScale({ label, heading, text, own, comparable, figures, action }: LicenceScaleBlock) {
  const headingId = useId();
  const longest = Math.max(own.amountEur, comparable.amountEur);
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-section">
      <div className="wrap">
        <div className="relative border border-amber/50 p-6 pt-9 sm:p-10 lg:p-14">
          <p className="absolute -top-2.5 left-6 bg-ink px-3 label leading-5 text-amber sm:left-10 lg:left-14">
            {label}
          </p>
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
            <h2 id={headingId} className="text-h2 lg:col-span-6">
              {heading}
            </h2>
            <p className="max-w-prose lg:col-span-6">{text}</p>
          </div>
          <div className="mt-12 grid gap-9">
            <Price price={own} share={own.amountEur / longest} isOwn />
            <Price price={comparable} share={comparable.amountEur / longest} isOwn={false} />
          </div>
          <div className="mt-12 grid gap-x-8 gap-y-8 border-t border-line-strong pt-8 lg:grid-cols-12 lg:items-end">
            <dl className={`grid gap-x-6 gap-y-8 lg:col-span-8 ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}>
              {figures.map((figure) => (
                <FigureCell key={figure.label} figure={figure} />
              ))}
            </dl>
            <p className="lg:col-span-4 lg:text-right">
              <ActionLink action={action} style="tertiary" />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** @param share length of the bar as a part of the longest, over 0 to 1 */
function Price({ price: { figure, period }, share, isOwn }: { price: ScaledPrice; share: number; isOwn: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className={`figure-xl whitespace-nowrap ${isOwn ? 'text-amber' : 'text-coral'}`}>
          {figure.value}
          <span className="unit"> {figure.unit}</span>
        </span>
        <span className="text-small">
          <span className="text-strong">{figure.label}</span> · {period}
        </span>
      </p>
      <svg width="100%" height="14" aria-hidden="true" className="mt-3 block">
        <rect width="100%" height="14" className="fill-inset" />
        <rect width={`${Math.round(share * 1000) / 10}%`} height="14" className={isOwn ? 'fill-amber' : 'fill-coral'} />
      </svg>
    </div>
  );
}
