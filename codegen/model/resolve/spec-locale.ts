import { french } from '../../../src/shared/locale.ts';
import { isObject, valueAt, type Json } from '../../base/json.ts';
import type { FigureLocale } from './figure.ts';
import type { SpecIndex } from './spec-index.ts';
import { retypeset, typography } from './typography.ts';

/** How the spec is written out: figures, and the texts around them. */
export interface SpecLocale extends FigureLocale {
  timeZone: string;
  /** Sets a text as the site does, or leaves it. */
  typeset: (text: string) => string;
  /** The same; nothing where the text stays as it is. */
  retypeset: (text: string) => string | undefined;
}

const locales = new WeakMap<object, SpecLocale>();

/** The locale of a spec; where `site.locale` is missing or wrong, which the schema reports, that of France. */
export function specLocale({ singles }: Pick<SpecIndex, 'singles'>): SpecLocale {
  const site = singles.get('site');
  const known = site && locales.get(site);
  if (known !== undefined) return known;
  const locale = readLocale(site?.data);
  if (site !== undefined) locales.set(site, locale);
  return locale;
}

function readLocale(site: Json | undefined): SpecLocale {
  const locale = valueAt(site, ['locale']);
  const text = (path: string[], fallback: string): string => {
    const value = isObject(locale) ? valueAt(locale, path) : undefined;
    return typeof value === 'string' ? value : fallback;
  };
  const isTypeset = text(['typography'], 'french') !== 'none';
  const written = {
    language: text(['language'], french.language),
    country: text(['country'], french.country),
    currency: text(['currency'], french.currency),
    timeZone: text(['timeZone'], 'Europe/Paris'),
    rangeTo: text(['words', 'rangeTo'], 'à'),
    typeset: isTypeset ? typography : (given: string) => given,
    retypeset: isTypeset ? retypeset : () => undefined,
  };
  return isKnown(written) ? written : { ...written, ...french, timeZone: 'Europe/Paris' };
}

/** Intl throws on a code that does not exist. */
function isKnown({
  language,
  country,
  currency,
  timeZone,
}: Pick<SpecLocale, 'language' | 'country' | 'currency' | 'timeZone'>): boolean {
  try {
    new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency }).format(0);
    new Intl.DateTimeFormat('fr', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}
