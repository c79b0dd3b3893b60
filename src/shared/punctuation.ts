import type { Locale } from './locale.ts';

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
