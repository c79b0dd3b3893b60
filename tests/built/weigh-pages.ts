import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { efforts, type Compression } from '../../codegen/site/publish/compress.ts';
import { budgetFor, kinds, type Kind, type Scripting } from './budgets.ts';

/** Bytes on the wire (brotli; fonts are compressed already) and on the disk. */
export interface Weight {
  readonly brotli: number;
  readonly raw: number;
}

export interface PageWeight {
  readonly path: string;
  readonly scripting: Scripting;
  /** Its text alone: bytes of brotli. Computed when it is asked for. */
  readonly text: number;
  /** Whether it loads the stylesheet of applications. */
  readonly hasApplication: boolean;
  /** Each computed when it is asked for. */
  readonly weights: Readonly<Record<Kind, Weight>>;
}

/**
 * What a browser loads for each page: the document, its stylesheets, its fonts, its scripts with all they import and
 * preload.
 * @param dist the built site
 * @param pages path and file of each page
 * @param compression how files are compressed: as for going live without it
 */
export function weighPages(
  dist: string,
  pages: readonly { readonly path: string; readonly file: string }[],
  compression: Compression = 'thorough',
): PageWeight[] {
  const known = new Map<string, Weight>();
  const weigh = (file: string): Weight => {
    const weight = known.get(file) ?? weighFile(join(dist, file), compression);
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
    const named = [...html.matchAll(/(?:src|href|content)="\/(assets\/[^"]+)"/g)].flatMap(([, assets = '']) =>
      assets.split(' /'),
    );
    const sheets = named.filter((asset) => asset.endsWith('.css'));
    const scripts = named.filter((asset) => asset.endsWith('.js'));
    return {
      path,
      scripting: scriptingOf(html),
      get text() {
        return brotliCompressSync(textOf(html)).length;
      },
      hasApplication: sheets.some((asset) => asset.includes('applications-')),
      weights: {
        get html() {
          return weigh(file);
        },
        get css() {
          return total(sheets);
        },
        get js() {
          return total(withImports(dist, scripts));
        },
        get fonts() {
          return total(named.filter((asset) => asset.endsWith('.woff2')));
        },
      },
    };
  });
}

/** What visitors read of a page, drawings aside. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

function scriptingOf(html: string): Scripting {
  if (html.includes('data-island-root')) return 'application';
  return html.includes('data-island=') ? 'enhanced' : 'content';
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

/** What one file costs online, whatever this build did: as `--release` compresses it; itself where it is compressed already. */
export function weighFile(path: string, compression: Compression = 'thorough'): Weight {
  const content = readFileSync(path);
  if (path.endsWith('.woff2')) return { brotli: content.length, raw: content.length };
  const { quality, window } = efforts[compression];
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return { brotli: Math.min(brotli.length, content.length), raw: content.length };
}

export interface OverBudget {
  kind: Kind;
  path: string;
  bytes: number;
  allowed: number;
}

/**
 * What is over its budget once it is compressed as for going live. That takes long, and is done for what is over when it is compressed quickly,
 * which makes it larger.
 */
export function overBudget(dist: string, pages: readonly { path: string; file: string }[]): OverBudget[] {
  const quick = weighPages(dist, pages, 'quick');
  return weighPages(dist, pages).flatMap((page, index) => {
    const { scripting, hasApplication } = page;
    const doubtful = kinds.filter(
      (kind) => quick[index]!.weights[kind].brotli > budgetFor(kind, { scripting, hasApplication, text: 0 }),
    );
    return doubtful.flatMap((kind) => {
      const [bytes, allowed] = [page.weights[kind].brotli, budgetFor(kind, page)];
      return bytes > allowed ? [{ kind, path: page.path, bytes, allowed }] : [];
    });
  });
}
