import { readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressedCopies } from '../../codegen/site/publish/compress.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { readManifest } from '../../codegen/site/publish/publish.ts';

/**
 * What is wrong with the site that `dist` shows, by its own files alone: a file that neither the build nor the one before it
 * names, one that is missing, a page without a stylesheet that is there and is one, a home page that does not say `shown`.
 */
export async function faultsOfDist(root: string, shown?: string): Promise<string[]> {
  const folder = await realpath(join(root, 'dist'));
  const manifest = await readManifest(root, basename(folder));
  if (manifest === null) return ['dist is no build'];
  const files = listFiles(folder);
  const named = new Set([...manifest.files, ...manifest.retained].flatMap((file) => [file, ...compressedCopies(file)]));
  const faults = files.filter((file) => !named.has(file)).map((file) => `unknown ${file}`);
  const there = new Set(files);
  faults.push(...manifest.files.filter((file) => !there.has(file)).map((file) => `missing ${file}`));
  for (const file of manifest.files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const sheet = /<link rel="stylesheet" href="\/([^"]+\.css)"/.exec(html)?.[1];
    if (sheet === undefined || !there.has(sheet)) faults.push(`no stylesheet on ${file}`);
    else if ((await readFile(join(folder, sheet))).length < 1000) faults.push(`empty stylesheet on ${file}`);
    if (file === 'index.html' && shown !== undefined && !html.replace(/[\u00a0\u202f]/g, ' ').includes(shown))
      faults.push(`the home page does not say ${shown}`);
  }
  return faults;
}
