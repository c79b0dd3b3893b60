import { punctuation } from '#generated/locale.ts';

/** A text in the quotation marks of the site's language. */
export function quoted(text: string): string {
  return punctuation.open + text + punctuation.close;
}
