import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { against, kilobytes, table } from './markdown.ts';
import { median } from './statistics.ts';

const kinds = ['html', 'css', 'js', 'fonts'] as const;
type Kind = (typeof kinds)[number];

/** Bytes on the wire (brotli; fonts are compressed already) and on the disk. */
interface Weight {
  readonly brotli: number;
  readonly raw: number;
}

export interface PageWeight {
  readonly path: string;
  readonly hasIsland: boolean;
  readonly weights: Readonly<Record<Kind, Weight>>;
}

/** Upper bounds in bytes, brotli. 14.6 kB is what a server may send before the first acknowledgement (10 × 1,460 bytes). */
const aims: Partial<Record<Kind, number>> = { html: 14_600, css: 12_000 };
const scriptAims = { content: 2000, island: 70_000 };

/**
 * What a browser loads for each page: the document, its stylesheets, its fonts, its scripts with all they import and
 * preload.
 * @param dist the built site
 * @param pages path and file of each page
 */
export function weighPages(
  dist: string,
  pages: readonly { readonly path: string; readonly file: string }[],
): PageWeight[] {
  const known = new Map<string, Weight>();
  const weigh = (file: string): Weight => {
    const weight = known.get(file) ?? weighFile(join(dist, file));
    known.set(file, weight);
    return weight;
  };
  const total = (files: Iterable<string>): Weight =>
    [...new Set(files)].map(weigh).reduce((sum, one) => ({ brotli: sum.brotli + one.brotli, raw: sum.raw + one.raw }), {
      brotli: 0,
      raw: 0,
    });
  return pages.map(({ path, file }) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
    const scripts = named.filter((asset) => asset.endsWith('.js'));
    return {
      path,
      hasIsland: html.includes('data-island'),
      weights: {
        html: weigh(file),
        css: total(named.filter((asset) => asset.endsWith('.css'))),
        js: total(withImports(dist, scripts)),
        fonts: total(named.filter((asset) => asset.endsWith('.woff2'))),
      },
    };
  });
}

/** One row per family of pages (same first part of the address), smallest, middle and largest page. */
export function formatPageWeights(pages: readonly PageWeight[]): string {
  const families = Map.groupBy(pages, ({ path }) => path.replace(/^(\/[^/]+)\/.+/, '$1/…'));
  return table(
    ['pages', 'number', ...kinds.map((kind) => `${kind}: brotli min / median / max`), 'raw, all, median'],
    [...families].map(([family, members]) => [
      family,
      String(members.length),
      ...kinds.map((kind) => formatKind(kind, members)),
      kilobytes(median(members.map(({ weights }) => kinds.reduce((sum, kind) => sum + weights[kind].raw, 0)))),
    ]),
  );
}

function formatKind(kind: Kind, members: readonly PageWeight[]): string {
  const sizes = members.map(({ weights }) => weights[kind].brotli);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const text =
    smallest === largest ? kilobytes(largest) : [smallest, median(sizes), largest].map(kilobytes).join(' / ');
  const isKept = members.every((member) => member.weights[kind].brotli <= aimFor(kind, member));
  return aimFor(kind, members[0]) === Infinity ? text : against(text, isKept);
}

function aimFor(kind: Kind, page: PageWeight | undefined): number {
  if (kind === 'js') return page?.hasIsland ? scriptAims.island : scriptAims.content;
  return aims[kind] ?? Infinity;
}

/** The scripts and everything they import statically; what they load later on demand is not counted. */
function withImports(dist: string, scripts: readonly string[]): Set<string> {
  const all = new Set<string>();
  const queue = [...scripts];
  for (const script of queue) {
    if (all.has(script)) continue;
    all.add(script);
    const code = readFileSync(join(dist, script), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      queue.push(posix.join(posix.dirname(script), imported));
    }
  }
  return all;
}

function weighFile(path: string): Weight {
  const content = readFileSync(path);
  if (path.endsWith('.woff2')) return { brotli: content.length, raw: content.length };
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(content);
  return { brotli: Math.min(brotli.length, content.length), raw: content.length };
}
