/** The language, country and currency that dates, numbers and amounts are written in. */
export interface Locale {
  /** `fr` */
  language: string;
  /** `FR` */
  country: string;
  /** ISO 4217: `EUR` */
  currency: string;
}

/** French as France writes it: the default of a spec, and the language of messages to owners. */
export const french: Locale = { language: 'fr', country: 'FR', currency: 'EUR' };

/** `fr-FR`, for Intl and for HTML. */
export function tagOf({ language, country }: Pick<Locale, 'language' | 'country'>): string {
  return `${language}-${country}`;
}

/** A text with a capital at its start. */
export function capitalized(text: string, locale: Pick<Locale, 'language' | 'country'> = french): string {
  return text.charAt(0).toLocaleUpperCase(tagOf(locale)) + text.slice(1);
}

/** A typeset text with the spaces, hyphens and apostrophes that a keyboard has: messages quote it, receivers compare and search it. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u00A0\u202F]/gu, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('’', "'");
}

/** Between a number and its unit. Not in numbers.ts: forms write hours, and no other number. */
export const noBreak = '\u00A0';

const marks: readonly { languages: readonly string[]; open: string; close: string }[] = [
  { languages: ['fr'], open: '«\u202F', close: '\u202F»' },
  { languages: ['es', 'it', 'pt', 'no', 'nb', 'nn'], open: '«', close: '»' },
  { languages: ['de', 'cs', 'sk', 'sl', 'et', 'lt', 'lv', 'is'], open: '„', close: '“' },
  { languages: ['pl', 'ro', 'hu', 'hr', 'nl'], open: '„', close: '”' },
  { languages: ['sv', 'fi'], open: '”', close: '”' },
];

/** The marks of a language around a quotation, and between a label and its text. */
interface Punctuation {
  open: string;
  close: string;
  colon: string;
}

/** `« `, ` »` and ` : ` in French; “, ” and `: ` in English and where we know no others. */
export function punctuationOf({ language }: Pick<Locale, 'language'>): Punctuation {
  const { open, close } = marks.find(({ languages }) => languages.includes(language)) ?? { open: '“', close: '”' };
  return { open, close, colon: language === 'fr' ? '\u00A0: ' : ': ' };
}
