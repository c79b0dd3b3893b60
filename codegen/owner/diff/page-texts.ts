import { scalarsIn, type Json } from '../../base/json.ts';
import { plainText, sectionsOf, type PageSection } from './page-sections.ts';

/** A text as visitors read it on a page, and the name of its section in French. */
export interface PageText {
  readonly section: string;
  readonly text: string;
  /** Of a number alone: the words beside it. */
  label?: string;
}

/** Tags within a sentence. */
const inline = /<\/?(?:b|strong|em|i|sup|sub|code|wbr|mark)(?: [^>]*)?\/?>/gu;
/** What is no words. */
const others = /<(script|style)[^>]*>.*?<\/\1>|<!--.*?-->/gsu;
const readAttributes = / (?:aria-label|alt|placeholder|title)="([^"]+)"| data-props="([^"]*)"/gu;
const description = /^<meta name="description" content="([^"]*)"/u;

/** The texts of the HTML of a page in their order, with those of attributes and of the applications that start in the browser. */
export function textsOf(html: string): PageText[] {
  return sectionsOf(html).flatMap(textsOfSection);
}

const words = /\p{L}{3}/u;
/** The most texts of an element whose first words are about a number in it. */
const mostLabelled = 6;

function textsOfSection({ name: section, html }: PageSection): PageText[] {
  const texts: PageText[] = [];
  /** How many texts stand before each open element. */
  const starts: number[] = [];
  let numbers: number[] = [];
  for (const part of html
    .replaceAll(others, '')
    .replaceAll(inline, '')
    .split(/(<[^>]*>)/u)) {
    if (part.startsWith('</')) {
      // The smallest element that has words labels the numbers in it.
      const start = starts.pop() ?? 0;
      const label = texts.slice(start).find(({ text }) => words.test(text))?.text;
      if (label === undefined) continue;
      const isNear = texts.length - start <= mostLabelled;
      for (const at of numbers.filter((one) => one >= start && isNear)) texts[at]!.label = label;
      numbers = numbers.filter((one) => one < start);
      continue;
    }
    const isTag = part.startsWith('<');
    if (isTag && !/^<!|\/>$/u.test(part)) starts.push(texts.length);
    for (const text of isTag ? textsOfTag(part) : [part]) {
      const plain = plainText(text);
      if (plain === '') continue;
      if (!words.test(plain)) numbers.push(texts.length);
      texts.push({ section, text: plain });
    }
  }
  return texts;
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
