import type { CallScale as Scale } from '#generated/types.ts';
import { BarList } from '../../ui/bar-list.tsx';

/** Delays as bars on one scale, under what the call says. */
export function CallScale({ scale: { heading, note, bars, graduation } }: { scale: Scale }) {
  return (
    <div className="accent-mint mt-14 grid gap-x-8 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{heading}</h3>
        {note !== undefined && <p className="mt-2 text-small text-quiet">{note}</p>}
      </div>
      <div className="lg:col-span-8">
        <BarList bars={bars} graduation={graduation} />
      </div>
    </div>
  );
}
