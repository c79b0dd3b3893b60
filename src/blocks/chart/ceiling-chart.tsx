import { locale } from '#generated/locale.ts';
import type { CeilingDrawing } from '#generated/types.ts';
import { FigureList } from '../../ui/figures.tsx';
import { currencySign, formatNumber, withUnit } from '../../shared/numbers.ts';
import { plotLine } from '../../ui/plot.tsx';

const unit = `${locale.words.million}${currencySign(locale)}`;

/**
 * The highest fine by yearly turnover: flat at the fixed amount, then the share of turnover from where both are equal.
 * Positions are percentages of the plot, so that texts keep their size at every width.
 * Decorative: the figures and the turnover of the bend stand below as text.
 * Source: GDPR, article 83(5), "whichever is higher". Worked example: 20 M€ and 4 % meet at 20 / 0.04 = 500 M€.
 */
export function CeilingChart({ drawing }: { drawing: CeilingDrawing }) {
  const { title, amount, amountMillions, share, sharePercent, axisLabel, bendLabel, caption } = drawing;
  const bendMillions = amountMillions / (sharePercent / 100);
  const bend = withUnit(formatNumber(bendMillions, locale, { most: 0 }), unit, locale);
  return (
    <figure className="panel-in rounded-lg border border-line-strong bg-ink p-6 sm:p-8">
      <h3 className="text-h3">{title}</h3>
      <svg aria-hidden="true" className="mt-8 h-72 w-full overflow-visible text-small lg:h-80">
        <svg height="82%" width="100%" overflow="visible">
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={`M0 100V${levelY}H${bendX}L100 0V100Z`} fillOpacity="0.1" className="fill-coral" />
          </svg>
          <line {...plotLine([bendX, levelY], [bendX, 100])} strokeDasharray="2 5" className="stroke-quiet" />
          <line {...plotLine([0, levelY], [bendX, levelY])} strokeWidth="2.5" className="stroke-coral" />
          <line {...plotLine([bendX, levelY], [100, 0])} strokeWidth="2.5" className="stroke-coral" />
          <circle cx={`${bendX}%`} cy={`${levelY}%`} r="5" strokeWidth="2" className="fill-ink stroke-coral" />
          <line {...plotLine([0, 100], [100, 100])} className="stroke-line-strong" />
          <text x="0" y={`${levelY}%`} dy="-12" className="fill-coral font-mono">
            {amount.text ?? amount.value}
          </text>
          <text x="62%" y="33%" dx="-12" dy="-8" textAnchor="end" className="fill-coral font-mono">
            {share.text ?? share.value}
          </text>
          <text x={`${bendX}%`} y="100%" dy="22" textAnchor="middle" className="fill-strong font-mono">
            {bend}
          </text>
        </svg>
      </svg>
      <p aria-hidden="true" className="-mt-4 text-right text-small text-quiet">
        {axisLabel}
      </p>
      <figcaption className="mt-6 border-t border-line pt-5">
        <FigureList figures={[amount, share]} className="accent-coral grid grid-cols-2 gap-x-6 [&_dd]:text-accent" />
        <p className="mt-5 max-w-prose text-small">
          {caption} {bendLabel} <span className="font-mono text-strong">{bend}</span>.
        </p>
      </figcaption>
    </figure>
  );
}

/** The plot ends at three times the turnover of the bend, where the fine is three times the fixed amount. */
const bendX = 33.33;
const levelY = 66.67;
