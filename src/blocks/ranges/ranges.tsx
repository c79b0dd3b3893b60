import { locale, punctuation } from '#generated/locale.ts';
import type { RangesBlock } from '#generated/types.ts';
import { currencySign, formatNumber, withUnit } from '../../shared/numbers.ts';
import { Linked } from '../../ui/action-link.tsx';
import { FigureLabel, plainFigure } from '../../ui/figures.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

/** A table whose rows each have a bar across their whole width, on one scale. */
export function Ranges({ columns, rows, scaleMax, graduation }: RangesBlock) {
  const scaleEnd = scaleMax ?? Math.max(...rows.map(({ from, to = from }) => to));
  const { name: subject, detail: about, value: amount } = columns;
  const heads = [[subject, 'w-1/2'], ...(about === undefined ? [] : [[about, '']]), [amount, 'text-right']] as const;
  return (
    <table className="w-full table-fixed">
      <thead className="text-left text-small text-quiet">
        <tr>
          {heads.map(([head, className]) => (
            <th key={head} scope="col" className={`pb-3 font-normal ${className}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-b border-line-strong">
        {rows.map(({ name, href, from, to = scaleEnd, detail, value, figure }) => (
          <tr key={name} className="border-t border-line-strong align-baseline">
            <th scope="row" className="relative pt-5 pr-3 pb-12 text-left font-medium text-strong">
              <Linked href={href}>{name}</Linked>
              {/* Across the whole row, measured from its first half: Safari positions nothing by a row. */}
              <span className="absolute bottom-5 left-0 w-[200%]">
                <RangeBar min={from} max={to} scaleMax={scaleEnd} graduation={graduation} className="block h-2.5" />
              </span>
            </th>
            {columns.detail !== undefined && <td className="pt-5 pr-3 pb-12 font-mono">{detail}</td>}
            <td
              className={`pt-5 pb-12 text-right font-mono text-lead font-medium text-strong ${figure === undefined ? 'whitespace-nowrap' : 'max-sm:text-small'}`}
            >
              {figure === undefined ? (
                (value ?? `${short(from)} ${locale.words.rangeTo} ${short(to)}`)
              ) : (
                <>
                  <span className="sr-only">{figure.label + punctuation.colon}</span>
                  <FigureLabel figure={{ ...figure, label: plainFigure(figure) }} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An amount of euros in short form: `500000` → `500 k€`, `3000000` → `3 M€`. */
function short(euros: number): string {
  const [amount, word] =
    euros >= 1_000_000 ? [euros / 1_000_000, locale.words.million] : [euros / 1_000, locale.words.thousand];
  return withUnit(formatNumber(amount, locale), word + currencySign(locale), locale);
}
