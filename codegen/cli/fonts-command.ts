import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from './command.ts';
import { makeFonts } from '../site/fonts/make-fonts.ts';

/** `npm run fonts`: writes the site's fonts and their stylesheet again. Resolves to the exit code. */
export const run: Command = async () => {
  const root = process.cwd();
  for (const [path, content] of await makeFonts(root)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
    console.log(`  ${path.padEnd(42)}${content.length.toLocaleString('fr-FR').padStart(8)} octets`);
  }
  return 0;
};
