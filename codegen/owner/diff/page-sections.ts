import { asTyped } from '../../base/excerpt.ts';

/** A part of a page with its name, in French. */
export interface PageSection {
  readonly name: string;
  readonly html: string;
}

export const aroundSections = 'menus et pied de page';

/** The parts of the HTML of a page in their order: its head, what stands around the sections, and each section. */
export function sectionsOf(html: string): PageSection[] {
  const { top, main, bottom } = aroundMain(html);
  const [head = '', header = ''] = top.split(/(?=<body)/u);
  return [
    { name: 'titre et résumé de la page', html: head },
    { name: aroundSections, html: header },
    ...childrenOf(main).map((section) => ({ name: nameOf(section), html: section })),
    { name: aroundSections, html: bottom },
  ].filter((section) => section.html !== '');
}

/** The sections of a page, and what stands before and after them. */
export function aroundMain(html: string): Record<'top' | 'main' | 'bottom', string> {
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>') + '</main>'.length];
  return { top: html.slice(0, start), main: html.slice(start, end), bottom: html.slice(end) };
}

/** The elements that stand in another one. React escapes `>` in attributes, so a tag ends at the first one. */
function childrenOf(element: string): string[] {
  const children: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of element.matchAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]*>/gsu)) {
    const isWhole = tag.endsWith('/>') || /^<(?:!|script|style)/u.test(tag);
    if (depth === 1 && !tag.startsWith('</')) start = index;
    if (!isWhole) depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 1 && (isWhole || tag.startsWith('</'))) children.push(element.slice(start, index + tag.length));
  }
  return children;
}

const longestName = 120;

/** The first heading of a section, else its first words. */
function nameOf(section: string): string {
  const [, heading] = /<h[12](?: [^>]*)?>(.*?)<\/h[12]>/su.exec(section) ?? [];
  const words = heading === undefined ? (/>([^<]*[\p{L}\d][^<]*)</u.exec(section)?.[1] ?? '') : heading;
  return `section « ${plainText(words.replaceAll(/<[^>]*>/gu, '')).slice(0, longestName)} »`;
}

/** A text of HTML as it is typed, without the signs that only lay it out. */
export function plainText(html: string): string {
  return asTyped(html.replaceAll(/&(lt|gt|quot|#x27|amp);/gu, (_, name: string) => entities[name] ?? ''))
    .replaceAll(/[\u00AD\u200B\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
