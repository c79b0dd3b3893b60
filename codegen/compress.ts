import { readFile, writeFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const textExtensions = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
]);

/** Below one packet's worth of text, compressing saves no round trip. */
const smallestWorthwhileBytes = 1024;

/** Up to this much HTML (about 500 pages), pages are compressed at the quality that costs more time. */
const generousPageBytes = 10_000_000;

/** Suffixes of the precompressed copies, in the order servers prefer them. */
const encodings = ['.br', '.gz'] as const;

/** Whether `file` is itself a precompressed copy (`x.html.br`, `x.html.gz`). */
export function isCompressedCopy(file: string): boolean {
  return encodings.some((suffix) => file.endsWith(suffix));
}

/** The precompressed copies `file` may have beside it, brotli first. */
export function compressedCopies(file: string): string[] {
  return encodings.map((suffix) => file + suffix);
}

/**
 * Writes `.br` and `.gz` beside each text file of at least 1 kB that lacks them, where the copy is smaller than the
 * original. Same bytes in, same bytes out (the gzip header carries no time).
 * @param files paths relative to `folder`
 * @returns how many copies were written
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<number> {
  let written = 0;
  const candidates = files.filter((file) => textExtensions.has(extname(file)));
  const quality = await brotliQualities(folder, candidates);
  await inParallel(candidates, 2 * availableParallelism(), async (file) => {
    const path = join(folder, file);
    if ((await stat(path)).size < smallestWorthwhileBytes) return;
    const missing = await Promise.all(compressedCopies(path).map(isMissing));
    if (!missing.includes(true)) return;
    const content = await readFile(path);
    const copies = await Promise.all([
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? quality.pages : quality.assets,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    for (const [index, copyPath] of compressedCopies(path).entries()) {
      const copy = copies[index];
      if (!copy || copy.length >= content.length || !missing[index]) continue;
      await writeFile(copyPath, copy);
      written += 1;
    }
  });
  return written;
}

/**
 * Measured on 19–25 kB pages, 4 cores: quality 10 costs 1.9 ms a page, is 10 % smaller than 5 to 9 and faster than 9;
 * 11 costs three times as much for another 1.5 %; 5 costs 0.2 ms. So pages get 11 while the whole takes about a second
 * and 5 on larger sites (5,000 pages: 1 s, against 9.4 s). Assets are few, kept for a year and reused by later builds: 11.
 */
async function brotliQualities(folder: string, files: readonly string[]): Promise<{ pages: number; assets: number }> {
  const pages = files.filter((file) => file.endsWith('.html'));
  let bytes = 0;
  await inParallel(pages, 64, async (page) => {
    bytes += (await stat(join(folder, page))).size;
  });
  return { pages: bytes <= generousPageBytes ? 11 : 5, assets: 11 };
}

async function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  );
}
