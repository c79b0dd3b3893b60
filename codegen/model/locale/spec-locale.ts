import { french } from '../../../src/shared/locale.ts';
import { usualWords, type Words } from '../../../src/shared/words.ts';
import { cached } from '../../base/cached.ts';
import { isObject, textAt, valueAt, type Json } from '../../base/json.ts';
import type { FigureLocale } from './figure.ts';
import { headingTypography, typography } from './typography.ts';

/** The format of the figures and texts of a spec. */
export interface SpecLocale extends FigureLocale {
  timeZone: string;
  /** The words of its language, those of the settings in place of the usual ones. */
  words: Words;
  typeset: (text: string) => string;
  /** The same of a heading. */
  typesetHeading: (heading: string) => string;
  /** The same of a heading that no page sets large. */
  typesetTitle: (title: string) => string;
}

/** The locale in the settings of a site; where `site.locale` is missing or wrong, which the schema reports, that of France. */
export function specLocale(site: Json | undefined): SpecLocale {
  const text = (key: string, fallback: string) => textAt(site, ['locale', key]) ?? fallback;
  const language = text('language', french.language);
  const words = siteWords(valueAt(site, ['locale']));
  const locale = {
    language,
    country: text('country', french.country),
    currency: text('currency', french.currency),
    timeZone: text('timeZone', 'Europe/Paris'),
    rangeTo: words.rangeTo,
    words,
    ...(text('typography', 'french') === 'none' ? noTypography : frenchTypography),
  };
  return isKnown(locale) ? locale : { ...locale, ...french, timeZone: 'Europe/Paris' };
}

/**
 * The words of a site: those of its settings (`site.locale`) in place of the usual ones of its language. A language that has none, whose site
 * lacks some of them, which the schema reports, has the French ones.
 */
export function siteWords(locale: Json | undefined): Words {
  const [language, own] = [textAt(locale, ['language']) ?? french.language, valueAt(locale, ['words'])];
  return { ...(usualWords(language) ?? usualWords(french.language)), ...(isObject(own) && own) } as Words;
}

const asWritten = (text: string) => text;
const noTypography = { typeset: asWritten, typesetHeading: asWritten, typesetTitle: asWritten };

const typeset = cached(typography);
const typesetHeading = cached((heading: string) => headingTypography(typeset(heading)));
const typesetTitle = cached((title: string) => headingTypography(typeset(title), 12));
const frenchTypography = { typeset, typesetHeading, typesetTitle };

/** Intl throws on a code that does not exist; it takes other letters, and longer words, than the schema does. */
function isKnown({ language, country, currency, timeZone }: Omit<SpecLocale, 'words'>): boolean {
  if (!/^[a-z]{2}-[A-Z]{2}$/u.test(`${language}-${country}`)) return false;
  try {
    new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency }).format(0);
    new Intl.DateTimeFormat('fr', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}
