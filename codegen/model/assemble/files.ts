import { extname } from 'node:path';
import { noBreak, tagOf } from '../../../src/shared/locale.ts';
import { mapObjects, type Json } from '../../base/json.ts';
import { fileAt, type PublicFiles } from '../../read/public-files.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';

/** The keys that hold the text of a link, in the objects that have an address. */
const textKeys = ['label', 'name', 'head', 'title'];

/**
 * A value in which each link to a file of `public/` announces the file before the visit, « Le guide (PDF, 1,2 Mo) », in its text: everyone
 * reads or hears it, in a button as in a menu. Its address is escaped.
 */
export function withFiles<Value extends Json>(value: Value, files: PublicFiles, locale: SpecLocale): Value {
  return mapObjects(value, (mapping) => {
    const { href } = mapping;
    if (typeof href !== 'string' || !href.startsWith('/')) return mapping;
    const name = fileAt(href, files) ?? '';
    const file = files.get(name);
    if (file === undefined) return mapping;
    const parts = name.replace(/\.html$/, '').split('/');
    const address = `/${parts.map(encodeURIComponent).join('/')}${/[?#].*$/.exec(href)?.[0] ?? ''}`;
    const key = name.endsWith('.html') ? undefined : textKeys.find((one) => typeof mapping[one] === 'string');
    const text = key && { [key]: `${String(mapping[key])} (${described(name, file.bytes, locale)})` };
    return { ...mapping, href: address, ...text };
  });
}

/** `guide.pdf`, 1234567 → « PDF, 1,2 Mo »; a file without an ending has its size alone. */
function described(name: string, bytes: number, locale: SpecLocale): string {
  const [unit, size] = bytes < 999_500 ? ['kilobyte', Math.max(1, bytes / 1000)] : ['megabyte', bytes / 1_000_000];
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
  const kind = extname(name).slice(1).toUpperCase();
  const weight = new Intl.NumberFormat(tagOf(locale), options).format(size).replaceAll(/\s/gu, noBreak);
  return [...(kind === '' ? [] : [kind]), weight].join(`,${noBreak}`);
}
