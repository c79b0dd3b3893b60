import { asTyped } from '../../base/excerpt.ts';
import { scalarsIn, type Json } from '../../base/json.ts';

/** A text as visitors read it on a page, and the name of its section in French. */
export interface PageText {
  readonly section: string;
  readonly text: string;
}

export const aroundSections = 'menus et pied de page';
const head = 'titre et résumé de la page';

/** Parts that are no words, tags, and words. React escapes `>` in attributes, so a tag ends at the first one. */
const parts = /<(script|style)[^>]*>.*?<\/\1>|<[^>]*>|[^<]+/gsu;
/** Tags within a sentence. */
const inline = /^<\/?(?:b|strong|em|i|sup|sub|code|wbr|mark)[ />]/u;
const readAttribute = /(?<= (?:aria-label|alt|placeholder|title)=")[^"]+(?=")/gu;

/** The texts of the HTML of a page in their order, with those of attributes and of the applications that start in the browser. */
export function textsOf(html: string): PageText[] {
  const sections: { name: string | undefined; texts: string[] }[] = [{ name: head, texts: [] }];
  let sentence = '';
  let depth = 0;
  let mainDepth = Infinity;
  let heading: string | undefined;
  const add = (text: string) => {
    const read = plainText(decoded(text));
    if (read !== '') sections.at(-1)?.texts.push(read);
  };
  const start = (name: string | undefined) => sections.push({ name, texts: [] });
  const endSentence = () => {
    if (heading !== undefined) heading += ` ${sentence}`;
    add(sentence);
    sentence = '';
  };
  for (const [part] of html.matchAll(parts)) {
    if (!part.startsWith('<') || inline.test(part)) {
      sentence += part.startsWith('<') ? '' : part;
      continue;
    }
    endSentence();
    if (/^<(?:!|script|style)/u.test(part)) continue;
    if (part.startsWith('<body')) start(aroundSections);
    if (part.startsWith('</main')) {
      mainDepth = Infinity;
      start(aroundSections);
    }
    if (depth === mainDepth + 1 && !part.startsWith('</')) start(undefined);
    if (part.startsWith('<main')) mainDepth = depth;
    const section = sections.at(-1);
    if (/^<h[12][ >]/u.test(part) && section?.name === undefined) heading = '';
    if (/^<\/h[12]>/u.test(part) && section !== undefined && heading !== undefined) {
      section.name = `section « ${plainText(decoded(heading))} »`;
      heading = undefined;
    }
    if (part.startsWith('</')) depth -= 1;
    else if (!part.endsWith('/>')) depth += 1;
    for (const [text] of part.matchAll(readAttribute)) add(text);
    for (const [, content = ''] of part.matchAll(/^<meta name="description" content="([^"]*)"/gu)) add(content);
    for (const [, props = ''] of part.matchAll(/ data-props="([^"]*)"/gu)) textsOfProps(decoded(props)).forEach(add);
  }
  return sections.flatMap(({ texts, name = `section « ${texts[0]} »` }) =>
    texts.map((text) => ({ section: name, text })),
  );
}

/** Of an application: the texts that may be words for visitors, no ids and addresses. */
function textsOfProps(props: string): string[] {
  return scalarsIn(JSON.parse(props) as Json).flatMap(({ value }) =>
    typeof value === 'string' && /\s|^\p{Lu}/u.test(value) ? [value.replaceAll('&', '&amp;')] : [],
  );
}

/** A text as it is typed, without the signs that only lay it out. */
export function plainText(text: string): string {
  return asTyped(text)
    .replaceAll(/[\u00AD\u200B\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

function decoded(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|#x27|amp);/gu, (_, name: string) => entities[name] ?? '');
}
