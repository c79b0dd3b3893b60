import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file imports from: `from './card.tsx'`, `import('../ui/x.tsx')`. Packages and emitted modules hold no class names. */
const imported = /(?:from|import\()\s*'((?:\.|#src\/)[^']*\.tsx?)'/g;

/**
 * Some files and all that they import, in turn.
 * @param isFollowed whether a file counts, and what it imports with it
 */
export function reachedFrom(
  src: string,
  files: readonly string[],
  isFollowed: (file: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file) || !isFollowed(file)) continue;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
      waiting.push(name.startsWith('#src/') ? join(src, name.slice('#src/'.length)) : join(dirname(file), name));
  }
  return found;
}
