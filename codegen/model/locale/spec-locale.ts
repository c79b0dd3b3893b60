import { french } from '../../../src/shared/locale.ts';
import { textAt, type Json } from '../../base/json.ts';
import type { FigureLocale } from './figure.ts';
import { typography } from './typography.ts';

/** The format of the figures and texts of a spec. */
export interface SpecLocale extends FigureLocale {
  timeZone: string;
  /** A text with the typography of the site. */
  typeset: (text: string) => string;
}

/** The locale in the settings of a site; where `site.locale` is missing or wrong, which the schema reports, that of France. */
export function specLocale(site: Json | undefined): SpecLocale {
  const text = (key: string, fallback: string) => textAt(site, ['locale', key]) ?? fallback;
  const locale = {
    language: text('language', french.language),
    country: text('country', french.country),
    currency: text('currency', french.currency),
    timeZone: text('timeZone', 'Europe/Paris'),
    rangeTo: textAt(site, ['locale', 'words', 'rangeTo']) ?? 'à',
    typeset: text('typography', 'french') === 'none' ? (given: string) => given : cachedTypography(),
  };
  return isKnown(locale) ? locale : { ...locale, ...french, timeZone: 'Europe/Paris' };
}

/** French typography. The pages of a family show the same texts: each is set once. */
function cachedTypography(): SpecLocale['typeset'] {
  const cached = new Map<string, string>();
  return (text) => {
    const typeset = cached.get(text) ?? typography(text);
    cached.set(text, typeset);
    return typeset;
  };
}

/** Intl throws on a code that does not exist. */
function isKnown({ language, country, currency, timeZone }: Omit<SpecLocale, 'rangeTo' | 'typeset'>): boolean {
  try {
    new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency }).format(0);
    new Intl.DateTimeFormat('fr', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}
