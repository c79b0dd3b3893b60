import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Formats a file that a program has written, as `npm run format` does. */
export function formatFile(path: string): void {
  const root = join(import.meta.dirname, '..');
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path], { cwd: root });
}
