import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file imports from: `from './card.tsx'`, `import('../ui/x.tsx')`. Packages and emitted modules hold no class names. */
const imported = /(?:from|import\()\s*'((?:\.|#src\/)[^']*\.tsx?)'/g;

/**
 * Some files and all that they import, in turn, each with its text.
 * @param isFollowed whether a file counts, and what it imports with it
 */
export function reachedFrom(
  src: string,
  files: readonly string[],
  isFollowed: (file: string, text: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = found.has(file) ? undefined : textOf(file);
    if (text === undefined || !isFollowed(file, text)) continue;
    found.set(file, text);
    for (const [, name = ''] of text.matchAll(imported))
      waiting.push(name.startsWith('#src/') ? join(src, name.slice('#src/'.length)) : join(dirname(file), name));
  }
  return found;
}

/** Nothing of a file that is not there: an import may stand in a comment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
