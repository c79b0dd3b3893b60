import { extname } from 'node:path';
import postcss from 'postcss';
import { isObject, type Json } from '../../base/json.ts';

/** The expected kind of file behind an address. */
export type Use = 'stylesheet' | 'script' | 'font' | 'picture' | 'web manifest' | 'page' | 'anything';

/** An address as a file writes it. */
export interface Named {
  readonly address: string;
  readonly use: Use;
}

/**
 * The addresses in a file that is no page, as written: relative ones belong to the file.
 * @throws where it is none of its kind: JSON or a stylesheet that cannot be parsed
 */
export function scanFile(file: string, text: string, baseUrl: string): Named[] {
  if (file === '_redirects') return scanRedirects(text);
  switch (extname(file)) {
    case '.css':
      return scanStyles(text);
    case '.js':
      return scanScript(text);
    case '.json':
    case '.speculationrules':
    case '.webmanifest':
      return scanJson(text, baseUrl);
    case '.xml':
      return scanText(text, baseUrl, 'page');
    case '.txt':
      return scanText(text, baseUrl, 'anything');
    case '.ics':
      // Long lines are folded (RFC 5545 §3.1).
      return scanText(text.replace(/\r?\n[ \t]/g, ''), baseUrl, 'anything');
    default:
      return [];
  }
}

/** The addresses in JSON: values of keys for addresses (`href`, `urls`, `pageUrl`…), and texts that begin with the site's own address. */
export function scanJson(text: string, baseUrl: string): Named[] {
  const found: Named[] = [];
  const walk = (value: Json | undefined, key: string): void => {
    if (typeof value === 'string') {
      const isOwn =
        value.startsWith(`${baseUrl}/`) || (/(?:^|[a-z])(?:href|src|path|urls?)$/i.test(key) && value.startsWith('/'));
      // An @id names a thing, not a file; braces are places for words that are typed.
      if (isOwn && key !== '@id' && !value.includes('{'))
        found.push({ address: value, use: key === 'src' ? 'picture' : 'anything' });
    } else if (Array.isArray(value)) {
      for (const item of value) if (typeof item !== 'number') walk(item, key);
    } else if (isObject(value)) {
      // Nearly all of the largest file, the index of the search, are numbers.
      for (const name in value) if (typeof value[name] !== 'number') walk(value[name], name);
    }
  };
  walk(JSON.parse(text) as Json, '');
  return found;
}

function scanText(text: string, baseUrl: string, use: Use): Named[] {
  const rests = text.split(baseUrl).slice(1);
  return rests.map((rest) => {
    const path = /^[^\s<>"'()[\]\\,;]*/.exec(rest)?.[0] ?? '';
    return { address: baseUrl + path.replace(/[.:]+$/, ''), use };
  });
}

function scanStyles(text: string): Named[] {
  const found: Named[] = [];
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule' && node.name === 'import')
      found.push({ address: /["'(]([^"'()]+)["')]/.exec(node.params)?.[1] ?? '', use: 'stylesheet' });
    if (node.type === 'decl')
      for (const [, address = ''] of node.value.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)/g))
        found.push({ address, use: 'anything' });
  });
  return found;
}

/** The imports of a script, and the files that the bundler's own loader loads (`assets/…`). */
function scanScript(text: string): Named[] {
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g)];
  const loaded = [...text.matchAll(/["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g)];
  return [
    ...imports.map(([, address = '']) => ({ address, use: 'script' as const })),
    ...loaded.map(([, address = '']) => ({ address: `/${address}`, use: 'anything' as const })),
  ];
}

/** `from to status`, with parameters after `from`: the targets. */
function scanRedirects(text: string): Named[] {
  return text.split('\n').flatMap((line) => {
    const [, ...parts] = line.split(/\s+/);
    const to = parts.find((part) => !part.includes('=') || part.startsWith('/'));
    return to?.startsWith('/') ? [{ address: to, use: 'anything' as const }] : [];
  });
}
