import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isCompressedCopy } from '../../../codegen/site/publish/compress.ts';
import { listFiles } from '../../../codegen/site/publish/list-files.ts';
import { dist } from '../dist.ts';

const texts = new Set(['.html', '.js', '.css']);

/**
 * A project whose `dist` is a copy of the build in which every asset has another name, as after a change of all scripts and
 * styles. Compressed copies are left out.
 * @param root an empty folder
 * @param mark what the names of this version hold; the text of the pages as well, in their title
 */
export async function makeVersion(root: string, mark: string): Promise<string> {
  const folder = join(root, 'dist');
  await mkdir(root, { recursive: true });
  await cp(dist, folder, { recursive: true });
  const files = listFiles(folder);
  await Promise.all(files.filter(isCompressedCopy).map((file) => rm(join(folder, file))));
  const names = (await readdir(join(folder, 'assets'))).filter((name) => !isCompressedCopy(name));
  const renamed = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, markedName(name, mark)), text);
  for (const file of files.filter((name) => texts.has(extname(name)))) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), renamed(text).replace('<title>', `<title>${mark} `));
  }
  for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', markedName(name, mark)));
  return root;
}

function markedName(name: string, mark: string): string {
  return `${mark}-${name}`;
}
