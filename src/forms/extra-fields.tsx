import type { ExtraFields as Fields } from '#generated/types.ts';

/** What travels with each request as the spec says it: fields that nobody sees, also sent by a browser without JavaScript. */
export function ExtraFields({ fields }: { fields: Fields | undefined }) {
  return Object.entries(fields ?? {}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
