import { noBreak, tagOf } from '../../../src/shared/locale.ts';
import { mapObjects, type Json } from '../../base/json.ts';
import type { PublicFiles } from '../../read/public-files.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';

/** The keys that hold the text of a link, in the objects that have an address. */
const textKeys = ['label', 'name', 'head', 'title'];

/**
 * A value in which each link to a file of `public/` says before the visit what it opens, « Le guide (PDF, 1,2 Mo) », in its text: everyone
 * reads or hears it, in a button as in a menu. Its address is escaped.
 */
export function withFiles<Value extends Json>(
  value: Value,
  { publicFiles, linkedFiles }: { publicFiles: PublicFiles; linkedFiles: ReadonlyMap<string, string> },
  locale: SpecLocale,
): Value {
  if (linkedFiles.size === 0) return value;
  return mapObjects(value, (mapping) => {
    const { href } = mapping;
    const name = typeof href === 'string' ? linkedFiles.get(href) : undefined;
    const bytes = name === undefined ? undefined : publicFiles.get(name)?.bytes;
    if (typeof href !== 'string' || name === undefined || bytes === undefined) return mapping;
    const address = `/${name
      .replace(/\.html$/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')}`;
    const linked = { ...mapping, href: address + (/[?#].*$/.exec(href)?.[0] ?? '') };
    const key = textKeys.find((one) => typeof mapping[one] === 'string');
    if (key === undefined || name.endsWith('.html')) return linked;
    return { ...linked, [key]: `${String(mapping[key])} (${described(name, bytes, locale)})` };
  });
}

/** `guide.pdf`, 1234567 → « PDF, 1,2 Mo »; a file without an ending has its size alone. */
function described(name: string, bytes: number, locale: SpecLocale): string {
  const [unit, size] = bytes < 999_500 ? ['kilobyte', Math.max(1, bytes / 1000)] : ['megabyte', bytes / 1_000_000];
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
  const kind = /(?<=\w\.)\w+$/.exec(name)?.[0].toUpperCase();
  const weight = new Intl.NumberFormat(tagOf(locale), options).format(size).replaceAll(/\s/gu, noBreak);
  return [...(kind === undefined ? [] : [kind]), weight].join(`,${noBreak}`);
}
