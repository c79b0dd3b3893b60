import { french } from '../../../src/shared/locale.ts';
import { isObject, valueAt, type Json } from '../../base/json.ts';
import type { FigureLocale } from './figure.ts';
import type { SpecIndex } from './spec-index.ts';
import { retypeset } from './typography.ts';

/** How the spec is written out: figures, and the texts around them. */
export interface SpecLocale extends FigureLocale {
  timeZone: string;
  /** Sets a text as the site does, or leaves it. */
  typeset: (text: string) => string;
  /** The same; nothing where the text stays as it is. */
  retypeset: (text: string) => string | undefined;
}

/** By the files of one run: the texts that are set in it are cached no longer. */
const locales = new WeakMap<SpecIndex['singles'], SpecLocale>();

/** The locale of a spec; where `site.locale` is missing or wrong, which the schema reports, that of France. */
export function specLocale({ singles }: Pick<SpecIndex, 'singles'>): SpecLocale {
  const known = locales.get(singles);
  if (known !== undefined) return known;
  const locale = readLocale(singles.get('site')?.data);
  locales.set(singles, locale);
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
    ...(isTypeset ? cachedTypography() : { typeset: (given: string) => given, retypeset: () => undefined }),
  };
  return isKnown(written) ? written : { ...written, ...french, timeZone: 'Europe/Paris' };
}

/** French typography. The pages of a family show the same texts: each is set once. */
function cachedTypography(): Pick<SpecLocale, 'typeset' | 'retypeset'> {
  const cached = new Map<string, string | undefined>();
  const setOnce = (text: string): string | undefined => {
    const known = cached.get(text);
    if (known !== undefined || cached.has(text)) return known;
    const set = retypeset(text);
    cached.set(text, set);
    return set;
  };
  return { typeset: (text) => setOnce(text) ?? text, retypeset: setOnce };
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
