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
  '.ics',
  '.xml',
  '.webmanifest',
  '.map',
]);

/** Below one packet's worth of text, compressing saves no round trip. */
const smallestWorthwhileBytes = 1024;

/** Up to this much HTML (some 250 pages), pages are compressed at the quality that costs more time. */
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
  const effort = await chooseEffort(folder, candidates);
  await inParallel(candidates, 2 * availableParallelism(), async (file) => {
    const path = join(folder, file);
    if ((await stat(path)).size < smallestWorthwhileBytes) return;
    const missing = await Promise.all(compressedCopies(path).map(isMissing));
    if (!missing.includes(true)) return;
    const content = await readFile(path);
    const { quality, window } = file.endsWith('.html') ? effort.pages : effort.assets;
    const copies = await Promise.all([
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: window,
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

/** How hard to compress, and within a window of how many bytes (as a power of two). */
interface Effort {
  readonly quality: number;
  readonly window: number;
}

/**
 * Measured on pages of 44 kB: quality 10 costs 10.8 ms a page and is 10 % smaller than 5 (0.6 ms); 11 costs 34 ms for another
 * 1 %; 9 costs 8.8 ms, but 0.8 ms with a window of 64 kB, and is 2 % smaller than 5. So pages get 10 as long as all of them take
 * about half a second on four cores, and 9 with the small window on larger sites. Assets are few, kept for a year and
 * reused by later builds: 11.
 */
async function chooseEffort(folder: string, files: readonly string[]): Promise<{ pages: Effort; assets: Effort }> {
  const sizes: number[] = [];
  await inParallel(
    files.filter((file) => file.endsWith('.html')),
    64,
    async (page) => {
      sizes.push((await stat(join(folder, page))).size);
    },
  );
  const isSmallSite = sizes.reduce((sum, size) => sum + size, 0) <= generousPageBytes;
  return {
    pages: isSmallSite ? { quality: 10, window: 22 } : { quality: 9, window: 16 },
    assets: { quality: 11, window: 22 },
  };
}

async function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  );
}
