import { attempt } from '../../base/attempt.ts';
import { french, type Locale, noBreak } from '../../../src/shared/locale.ts';
import { usualWords, type Words } from '../../../src/shared/words.ts';
import { cached } from '../../base/cached.ts';
import { isObject, textAt, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { headingTypography, typography } from './typography.ts';
import { formatDate } from '../../../src/shared/dates.ts';
import {
  amountDecimals,
  currencySign,
  formatNumber,
  leadOf,
  putsSignFirst,
  withUnit,
  wordsFor,
} from '../../../src/shared/numbers.ts';

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
  const formats = attempt(() => [
    new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency }),
    new Intl.DateTimeFormat('fr', { timeZone }),
  ]);
  return formats !== undefined;
}

/** A fact as a page shows it: label, formatted number, unit, and all of it as a text. */
interface FigureValue extends JsonObject {
  label: string;
  value: string;
  text: string;
}

/** The part of the site's locale that figures need. */
export interface FigureLocale extends Locale {
  /** Between the ends of a range: `à`. */
  rangeTo: string;
}

/** How figures are written in messages to owners, and where they are compared. */
const frenchFigures: FigureLocale = { ...french, rangeTo: 'à' };

/** A number as the site writes it, with its unit: `12000, '€'` → `12 000 €`. */
export function formatFigure(value: number, unit?: string, locale: Locale = french): string {
  return unit === undefined ? digitsOf(value, '', locale) : withUnit(digitsOf(value, unit, locale), unit, locale);
}

/** Amounts of money have cents by two, when they have any: `3870.5, '€ HT'` → `3 870,50`; other numbers have the digits they need. */
function digitsOf(value: number, unit: string, locale: Locale): string {
  const isMoney = unit.startsWith(currencySign(locale));
  return formatNumber(value, locale, isMoney ? { least: amountDecimals(value, locale) } : {});
}

/**
 * The figure of a fact. Ill-formed facts give a figure too: the schema reports them, the rest of the run goes on.
 * @param fact with the fields of one of its readings, when it has several
 */
export function figureOf(fact: JsonObject, locale: FigureLocale = frenchFigures): FigureValue {
  const { label, value, max, text, atLeast, lessThan, zero, validUntil, ...fields } = fact;
  const isWord = value === 0 && typeof zero === 'string';
  const unit =
    typeof fields.unit === 'string' && (!isWord || max !== undefined)
      ? wordsFor(Number(max ?? value), fields.unit, locale)
      : '';
  const { lead, rest } = partsOf(unit, locale);
  const end = (limit: Json | undefined) => `${typeof limit === 'number' ? lead : ''}${plain(limit, unit, locale)}`;
  const number =
    value === undefined && typeof validUntil === 'string'
      ? (formatDate(validUntil, locale) ?? validUntil)
      : `${lessThan === true ? `<${noBreak}` : ''}${isWord ? zero : end(value)}${max === undefined ? '' : ` ${locale.rangeTo} ${end(max)}`}${atLeast === true ? '+' : ''}`;
  const figure: FigureValue = { label: plain(label, '', locale), value: number, text: number };
  if (unit !== '') figure.text = lead === '' ? withUnit(number, unit, locale) : number + rest.replace(' ', noBreak);
  if (rest.trim() !== '') figure.unit = rest.trim();
  if (typeof text === 'string') figure.text = text;
  return figure;
}

/** The sign of the currency where it stands before numbers, and what of the unit stands after them: `k£` → `£`, `k`. */
function partsOf(unit: string, locale: Locale): { lead: string; rest: string } {
  const sign = currencySign(locale);
  return putsSignFirst(locale) && unit.includes(sign)
    ? { lead: leadOf(sign), rest: unit.replace(sign, '') }
    : { lead: '', rest: unit };
}

/** How a figure is known: measured by a third party, calculated from the spec, in a law, published by the author of a program, or announced. */
type FactState = 'measured' | 'derived' | 'law' | 'published' | 'announced';

/** @param fact with the fields of one of its readings, when it has several */
export function stateOf(fact: JsonObject): FactState {
  if (fact.derived !== undefined) return 'derived';
  if (fact.measured !== undefined) return 'measured';
  const { reference } = fact;
  if (!isObject(reference)) return 'announced';
  return reference.kind === 'law' ? 'law' : 'published';
}

/** The readings of a fact, or `undefined` when it has a single value. */
export function readingsOf(fact: Json | undefined): JsonObject | undefined {
  return isObject(fact) && isObject(fact.readings) ? fact.readings : undefined;
}

function plain(value: Json | undefined, unit: string, locale: Locale): string {
  if (typeof value === 'number') return digitsOf(value, unit, locale);
  return typeof value === 'string' ? value : '';
}
