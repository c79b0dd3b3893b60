import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep, dirname } from 'node:path';

/**
 * The views whose class names belong into the stylesheet of a site: those of the blocks in use, and all that they, the
 * renderer and the section frame import, the shell with it. Sorted, as paths from `src`.
 * @param absent views of absent parts: neither they nor the files that only they import
 */
export function styleSources(src: string, blocks: readonly string[], absent: readonly string[] = []): string[] {
  const left = new Set(absent.map((file) => join(src, file)));
  const starts = [
    join(src, 'static/renderer.ts'),
    join(src, 'frame/section-frame.tsx'),
    ...blocks.flatMap((type) => filesBelow(join(src, 'blocks', type))),
  ];
  return [...reachedFrom(src, starts, (file) => !left.has(file))]
    .filter(([file, text]) => file.endsWith('.tsx') || choosesClasses(text))
    .map(([file]) => relative(src, file).split(sep).join('/'))
    .toSorted();
}

/** A module that chooses class names by the width of the screen. Words of other modules may be names of utilities by chance. */
function choosesClasses(text: string): boolean {
  return /'[^'\n]*\b(?:sm|md|lg|xl):/.test(text);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [join(folder, name)] : [],
  );
}

/** Where a file imports from: `from './card.tsx'`, `import('../ui/x.tsx')`. Packages and emitted modules hold no class names. */
const imported = /(?:from|import\()\s*'((?:\.|#src\/)[^']*\.tsx?)'/g;

/**
 * Some files and all that they import, in turn, each with its text.
 * @param isFollowed whether a file counts, with its imports
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

/** The text of a file; undefined where it does not exist: an import may be in a comment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
