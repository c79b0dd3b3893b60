import { cpSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Made anew in the copy, or of this machine alone. */
const excluded = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-servers',
  join('src', 'generated'),
  join('tests', '.results'),
]);

/** Copies the project as it is into a new folder, which shares the installed packages. The caller removes it. */
export function copyProject(root: string, folder: string): void {
  const filter = (path: string) => !excluded.has(relative(root, path)) && !basename(path).startsWith('.dist');
  cpSync(root, folder, { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
