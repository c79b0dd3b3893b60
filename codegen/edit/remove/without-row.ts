import type { Part } from '../mentions/mention.ts';

/** A link to a page that stays, without the parameter or the fragment that names the row: `/demo?cas=a&type=b` → `/demo?type=b`. */
export function withoutRow(href: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  if (href[start - 1] === '#') return href.slice(0, start - 1) + href.slice(end);
  const from = Math.max(href.lastIndexOf('?', start), href.lastIndexOf('&', start));
  const rest = href.slice(end);
  if (href[from] === '?' && rest.startsWith('&')) return `${href.slice(0, from)}?${rest.slice(1)}`;
  return href.slice(0, from) + rest;
}
