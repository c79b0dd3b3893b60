import { asTyped } from '../../src/shared/locale.ts';
import type { Thing } from '../../src/static/structured-things.ts';

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

/** The characters of some HTML, tags removed without a trace: what stands side by side stays side by side. */
export function charactersOf(html: string): string {
  return decoded(html.replaceAll(/<[^>]*>/g, ''));
}

/** The structured data of a page, which search engines read. */
export function thingsIn(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => {
    const { '@context': context, '@graph': graph, ...only } = JSON.parse(json) as Thing & { '@graph'?: Thing[] };
    if (context !== 'https://schema.org') throw new Error(`structured data of ${String(context)}`);
    return graph ?? [only];
  });
}

function decoded(html: string): string {
  return html.replaceAll(/&(lt|gt|quot|#x27|amp);/gu, (_, name: string) => entities[name] ?? '');
}
