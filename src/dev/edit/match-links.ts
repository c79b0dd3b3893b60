import type { PageValue } from './protocol.ts';

/** The value that a link leads by: its address as it is written, or with what its view adds (`#message`, `&pack=starter`). */
export function linkOf(
  href: string,
  block: number | null | undefined,
  values: readonly PageValue[],
): PageValue | undefined {
  const links = values.filter((value) => ['link', 'text'].includes(value.as) && leads(href, value));
  const rank = (value: PageValue) =>
    Number(value.as === 'link') * 2 + Math.max(...value.reads.map(({ length }) => length));
  const inBlock = links.filter((value) => block === undefined || value.block === block);
  return (inBlock.length > 0 ? inBlock : links.filter((value) => value.block === null)).toSorted(
    (a, b) => rank(b) - rank(a),
  )[0];
}

function leads(href: string, { as, reads }: PageValue): boolean {
  if (as === 'text')
    return reads.some((text) => href === `mailto:${text}` || href === `tel:${text.replaceAll(/[^+\d]/gu, '')}`);
  return reads.some(
    (text) => href === text || (text !== '/' && href.startsWith(text) && /[?#&]/u.test(href[text.length] ?? '')),
  );
}

/** The icon that is drawn so, the next one of those that are drawn alike. */
export function iconOf(
  drawn: string,
  block: number | null | undefined,
  values: readonly PageValue[],
  used: ReadonlySet<PageValue>,
): PageValue | undefined {
  const icons = values.filter((value) => value.drawn === drawn);
  const inBlock = icons.filter((value) => block === undefined || value.block === block);
  const candidates = inBlock.length > 0 ? inBlock : icons.filter((value) => value.block === null);
  return candidates.find((value) => !used.has(value)) ?? candidates[0];
}
