import { distinct, scanJson, type Named, type Use } from './scan-files.ts';

/** The addresses, ids and islands of a page, as JSON, for the cache of pages. */
export interface ScannedPage {
  /** By its markup, its structured data, and what its islands are given; each once. */
  readonly named: readonly Named[];
  readonly ids: readonly string[];
  readonly headings: number;
  /** The types of its islands, and the scripts it has for them. */
  readonly islands: readonly string[];
  readonly islandScripts: readonly string[];
}

const tag = /<([a-z][\w-]*)((?:\s[^>]*)?)>/g;
/** Most tags have nothing but a class. */
const telling = /\s(?:id|href|src|srcset|poster|action|content|data-island)="/i;
const attribute = /([^\s="]+)="([^"]*)"/g;
const jsonLd = /<script type="application\/ld\+json">([^]*?)<\/script>/g;

/**
 * Reads a page as React writes it: values between double quotes, `<` and `>` escaped in them.
 * @param baseUrl the address of the site, without a final slash
 */
export function scanPage(html: string, baseUrl: string): ScannedPage {
  const named: Named[] = [];
  const ids = new Set<string>();
  const islands = new Set<string>();
  const data = [...html.matchAll(jsonLd)].map(([, text = '']) => text);
  let islandScripts: string[] = [];
  let headings = 0;
  for (const [, name = '', inside = ''] of html.matchAll(tag)) {
    if (name === 'h1') headings += 1;
    if (!telling.test(inside)) continue;
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of inside.matchAll(attribute)) attributes.set(key.toLowerCase(), decode(value));
    const get = (key: string) => attributes.get(key) ?? '';
    if (attributes.has('id')) ids.add(get('id'));
    if (attributes.has('data-island')) islands.add(get('data-island'));
    if (attributes.has('data-props')) data.push(get('data-props'));
    if (name === 'meta' && get('name') === 'island-scripts') islandScripts = get('content').split(' ');
    named.push(...namedBy(name, get));
  }
  named.push(...islandScripts.map((address) => ({ address, use: 'script' as const })));
  named.push(...data.flatMap((text) => scanJson(text, baseUrl)));
  return { named: distinct(named), ids: [...ids], headings, islands: [...islands], islandScripts };
}

function namedBy(tagName: string, get: (key: string) => string): Named[] {
  const all = (use: Use, ...addresses: string[]) =>
    addresses.filter((address) => address !== '').map((address) => ({ address, use }));
  switch (tagName) {
    case 'a':
      return all('anything', get('href'));
    case 'link':
      return all(linkUse(get('rel'), get('as')), get('href'));
    case 'meta':
      if (get('property') === 'og:image') return all('picture', get('content'));
      if (get('property') === 'og:url') return all('page', get('content'));
      return get('name') === 'island-scripts' ? all('script', ...get('content').split(' ')) : [];
    case 'script':
      return all('script', get('src'));
    case 'img':
    case 'source':
      return all(
        'picture',
        get('src'),
        get('poster'),
        ...get('srcset')
          .split(',')
          .map((part) => part.trim().split(' ')[0] ?? ''),
      );
    default:
      return all('anything', get('href'), get('src'), get('poster'), get('action'));
  }
}

function linkUse(rel: string, as: string): Use {
  if (rel === 'stylesheet' || as === 'style') return 'stylesheet';
  if (rel === 'modulepreload' || as === 'script') return 'script';
  if (rel === 'manifest') return 'web manifest';
  if (rel === 'canonical') return 'page';
  if (as === 'font') return 'font';
  return rel.endsWith('icon') || as === 'image' ? 'picture' : 'anything';
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decode(value: string): string {
  return value.includes('&')
    ? value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    : value;
}
