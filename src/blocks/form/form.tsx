import type { FormBlock } from '#generated/types.ts';
import { FormPlace } from '../../static/form-place.tsx';
import { FormAside } from './form-aside.tsx';
import { WayList } from './way-list.tsx';

/** A form, with what is on offer beside it, and the ways to ask without it below. */
export function Form({ form, aside, ways }: FormBlock) {
  return (
    <>
      {aside === undefined ? (
        <FormPlace form={form} />
      ) : (
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <FormPlace form={form} />
          </div>
          <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
            <FormAside aside={aside} />
          </div>
        </div>
      )}
      {ways !== undefined && <WayList ways={ways} />}
    </>
  );
}
