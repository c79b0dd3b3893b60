import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** What is made anew in the copy, or belongs to this machine. */
const left = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-servers',
  join('src', 'generated'),
  join('tests', '.results'),
]);

/** The project as it is, in a folder of its own which shares the installed packages. The caller removes it. */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  const filter = (path: string) => !left.has(relative(root, path)) && !basename(path).startsWith('.dist');
  cpSync(root, folder, { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
