import type { CallBlock } from '#generated/types.ts';
import { CallBand } from './call-band.tsx';
import { CallPromise } from './call-promise.tsx';

/** Last section of a page, in the look that it names. */
export function Call({ look = 'band', ...call }: CallBlock) {
  return look === 'promise' ? <CallPromise {...call} /> : <CallBand {...call} />;
}
