import { scalarsIn, type Json } from '../../base/json.ts';
import { plainText, sectionsOf } from './page-sections.ts';

/** A text as visitors read it on a page, and the name of its section in French. */
export interface PageText {
  readonly section: string;
  readonly text: string;
}

/** Tags within a sentence. */
const inline = /<\/?(?:b|strong|em|i|sup|sub|code|wbr|mark)(?: [^>]*)?\/?>/gu;
/** What is no words. */
const others = /<(script|style)[^>]*>.*?<\/\1>|<!--.*?-->/gsu;
const readAttributes = / (?:aria-label|alt|placeholder|title)="([^"]+)"| data-props="([^"]*)"/gu;
const description = /^<meta name="description" content="([^"]*)"/u;

/** The texts of the HTML of a page in their order, with those of attributes and of the applications that start in the browser. */
export function textsOf(html: string): PageText[] {
  return sectionsOf(html).flatMap(({ name, html: section }) =>
    section
      .replaceAll(others, '')
      .replaceAll(inline, '')
      .split(/(<[^>]*>)/u)
      .flatMap((part) => (part.startsWith('<') ? textsOfTag(part) : [part]))
      .flatMap((part) => plainText(part) || [])
      .map((text) => ({ section: name, text })),
  );
}

function textsOfTag(tag: string): string[] {
  const texts = [...tag.matchAll(readAttributes)].flatMap(([, text, props]) => text ?? textsOfProps(props ?? ''));
  return [...texts, ...(description.exec(tag)?.slice(1) ?? [])];
}

/** Of an application: the texts that may be words for visitors, no ids and addresses. */
function textsOfProps(props: string): string[] {
  return scalarsIn(JSON.parse(plainText(props)) as Json).flatMap(({ value }) =>
    typeof value === 'string' && /\s|^\p{Lu}/u.test(value) ? [value.replaceAll('&', '&amp;')] : [],
  );
}
