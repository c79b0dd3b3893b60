import { Parser } from 'htmlparser2';
import { scanJson, type Named, type Use } from './scan-file.ts';

export interface ScannedPage {
  /** By its markup, its structured data, and the data of its islands. */
  readonly named: readonly Named[];
  readonly ids: ReadonlySet<string>;
  readonly headings: number;
  /** The types of its islands, and the scripts it has for them. */
  readonly islands: ReadonlySet<string>;
  readonly islandScripts: readonly string[];
}

/** @param baseUrl the address of the site, without a final slash */
export function scanPage(html: string, baseUrl: string): ScannedPage {
  const named: Named[] = [];
  const [ids, islands] = [new Set<string>(), new Set<string>()];
  let islandScripts: string[] = [];
  let headings = 0;
  let structured: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'h1') headings += 1;
      const { id, type, content = '', 'data-island': island, 'data-props': props } = attributes;
      if (id !== undefined) ids.add(id);
      if (island !== undefined) islands.add(island);
      if (props !== undefined) named.push(...scanJson(props, baseUrl));
      if (name === 'meta' && attributes['name'] === 'island-scripts') islandScripts = content.split(' ');
      if (type === 'application/ld+json') structured = '';
      named.push(...namedBy(name, attributes));
    },
    ontext(text) {
      if (structured !== undefined) structured += text;
    },
    onclosetag(name) {
      if (name !== 'script' || structured === undefined) return;
      named.push(...scanJson(structured, baseUrl));
      structured = undefined;
    },
  });
  parser.end(html);
  return { named, ids, headings, islands, islandScripts };
}

function namedBy(tag: string, attributes: Readonly<Record<string, string>>): Named[] {
  const { href = '', src = '', srcset = '', poster = '', action = '', content = '', property, name } = attributes;
  const all = (use: Use, ...addresses: string[]) =>
    addresses.filter((address) => address !== '').map((address) => ({ address, use }));
  switch (tag) {
    case 'link':
      return all(linkUse(attributes), href);
    case 'meta':
      if (property === 'og:image') return all('picture', content);
      if (property === 'og:url') return all('page', content);
      return name === 'island-scripts' ? all('script', ...content.split(' ')) : [];
    case 'script':
      return all('script', src);
    case 'img':
    case 'source':
      return all('picture', src, poster, ...srcset.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
    default:
      return all('anything', href, src, poster, action);
  }
}

function linkUse({ rel = '', as }: Readonly<Record<string, string>>): Use {
  if (rel === 'stylesheet' || as === 'style') return 'stylesheet';
  if (rel === 'modulepreload' || as === 'script') return 'script';
  if (rel === 'manifest') return 'web manifest';
  if (rel === 'canonical') return 'page';
  if (as === 'font') return 'font';
  return rel.endsWith('icon') || as === 'image' ? 'picture' : 'anything';
}
