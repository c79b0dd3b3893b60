import { arrowRightSign } from '#generated/signs.ts';
import type { EntriesBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

/** Columns without frames; the ranges of all share one scale that starts at zero. */
export function EntryColumns({ rows, scale }: EntriesBlock) {
  const scaleMax = Math.max(...rows.map(({ range }) => range?.max ?? 0));
  return (
    <ul className={`grid gap-x-10 gap-y-12 ${balancedColumns(rows.length, { md: 3 })}`}>
      {rows.map(({ name, href, text, icon, range, pairs }) => (
        <li key={href} className="group relative flex flex-col">
          {range !== undefined && (
            <>
              <dl>
                <dt className="label text-quiet">{scale?.label}</dt>
                <dd className="figure mt-3 text-strong">
                  {range.min}
                  <span className="text-quiet">–</span>
                  {range.max}
                  {scale?.unit !== undefined && <span className="unit text-quiet"> {scale.unit}</span>}
                </dd>
              </dl>
              <RangeBar min={range.min} max={range.max} scaleMax={scaleMax} className="mt-5 mb-8 h-3" />
            </>
          )}
          <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
            {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
            <a
              href={href}
              className="underline decoration-transparent underline-offset-6 group-hover:decoration-accent after:absolute after:inset-0"
            >
              {name}
            </a>
            <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
          </h3>
          {text !== undefined && <p className="mt-3 mb-7">{text}</p>}
          <PairList
            pairs={pairs}
            className="mt-auto border-b border-line"
            row="flex items-baseline justify-between gap-x-4 border-t border-line py-3 sm:max-lg:grid"
            label="text-small text-quiet"
            value="font-mono text-small whitespace-nowrap text-strong"
          />
        </li>
      ))}
    </ul>
  );
}
