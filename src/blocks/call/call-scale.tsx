import type { CallScale as Scale } from '#generated/types.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { Fold } from '../../ui/fold.tsx';

/** Delays as bars on one scale, under what the call says. */
export function CallScale({ scale: { heading, note, fold, bars, graduation } }: { scale: Scale }) {
  const list = <BarList bars={bars} graduation={graduation} />;
  return (
    <div className="accent-mint mt-14 grid gap-x-8 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{heading}</h3>
        {note !== undefined && <p className="mt-2 text-small text-quiet">{note}</p>}
      </div>
      <div className="lg:col-span-8">{fold === undefined ? list : <Fold summary={fold}>{list}</Fold>}</div>
    </div>
  );
}
