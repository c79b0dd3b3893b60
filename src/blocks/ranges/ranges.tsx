import type { RangesBlock } from '#generated/types.ts';
import { Linked } from '../../ui/linked.tsx';
import { formatRange } from './format-range.ts';
import { RangeScale } from './range-scale.tsx';

/** A table whose rows each have a bar across their whole width, on one scale. */
export function Ranges({ columns, rows, scaleMax, graduation }: RangesBlock) {
  const scaleEnd = scaleMax ?? Math.max(...rows.map(({ from, to = from }) => to));
  return (
    <table className="w-full table-fixed">
      <thead className="text-left text-small text-quiet">
        <tr>
          <th scope="col" className="w-1/2 pb-3 font-normal">
            {columns.name}
          </th>
          {columns.detail !== undefined && (
            <th scope="col" className="pb-3 font-normal">
              {columns.detail}
            </th>
          )}
          <th scope="col" className="pb-3 text-right font-normal">
            {columns.value}
          </th>
        </tr>
      </thead>
      <tbody className="border-b border-line-strong">
        {rows.map(({ name, href, from, to = scaleEnd, detail, value }) => (
          <tr key={name} className="border-t border-line-strong align-baseline">
            <th scope="row" className="relative pt-5 pr-3 pb-12 text-left font-medium text-strong">
              <Linked href={href} className={link}>
                {name}
              </Linked>
              <RangeScale from={from} to={to} scaleEnd={scaleEnd} graduation={graduation} />
            </th>
            {columns.detail !== undefined && <td className="pt-5 pr-3 pb-12 font-mono">{detail}</td>}
            <td className="pt-5 pb-12 text-right font-mono text-lead font-medium whitespace-nowrap text-strong">
              {value ?? formatRange(from, to)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const link = 'inline-block underline decoration-transparent underline-offset-6 hover:decoration-accent';
