import { textAt } from '../../base/json.ts';
import { telephoneOf } from '../../base/telephone.ts';
import { textsLike } from '../../base/walk-texts.ts';
import type { Site } from '../../model/site.ts';

/** Texts that may be telephone numbers as a whole. */
const form = /^[+(]?\d[\d\s()-]{5,}$/u;

/** By its text, each telephone number of a site as it is dialled from anywhere: `01 99 00 12 12` → `+33199001212`. */
export function telephonesIn({ settings, pages }: Pick<Site, 'settings' | 'pages'>): Record<string, string> {
  const country = textAt(settings, ['locale', 'country']) ?? '';
  const texts = [settings, ...pages.map(({ blocks }) => blocks ?? null)].flatMap((value) =>
    textsLike(value, (text) => form.test(text)),
  );
  return Object.fromEntries(
    [...new Set(texts.map(({ text }) => text))].flatMap((text) => {
      const number = telephoneOf(text, country)?.number;
      return number === undefined ? [] : [[text, number]];
    }),
  );
}
