import type { BarsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { FigureRow } from '../../ui/figures.tsx';

/** Each amount with its bar on the scale of the longest one, then the resulting figures. */
export function Bars({ bars, look, graduation, figures }: BarsBlock) {
  return (
    <>
      <BarList bars={bars} graduation={graduation} hasSources isLarge={look === 'large'} />
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-8 gap-x-8 gap-y-8 ${figures.length % 2 === 1 ? 'max-sm:*:first:col-span-2' : ''} ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}
        />
      )}
    </>
  );
}
