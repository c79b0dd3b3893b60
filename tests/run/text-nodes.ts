import { asTyped } from '../../src/shared/locale.ts';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/** The texts with letters or digits between the tags of a page, as they are typed, by no parser of ours. */
export function textNodes(html: string): string[] {
  return html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, '')
    .split(/<[^>]*>/u)
    .map((text) => typed(decoded(text)))
    .filter((text) => /[\p{L}\d]/u.test(text));
}

/** A text as it is typed, without the signs that only lay it out. */
export function typed(text: string): string {
  return asTyped(text)
    .replaceAll(/[\u00AD\u200B\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** How often a page has a text, between its tags or in them. */
export function countOf(text: string, html = ''): number {
  const sentences = html.replaceAll(/<\/?(?:b|strong|em|i|sup|sub|code|wbr|mark)\b[^>]*>/gu, '');
  return typed(decoded(decoded(sentences))).split(text).length - 1;
}

function decoded(html: string): string {
  return html.replaceAll(/&(lt|gt|quot|#x27|amp);/gu, (_, name: string) => entities[name] ?? '');
}
