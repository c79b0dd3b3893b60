import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Where a file imports from: `from './card.tsx'`, `import('../ui/x.tsx')`. Packages and emitted modules hold no class names. */
const imported = /(?:from|import\()\s*'((?:\.|#src\/)[^']*\.tsx?)'/g;

/**
 * The views whose class names belong into the stylesheet of a site: those of the blocks in use, and all that they, the
 * renderer and the section frame import, the shell with it. Sorted, as paths from `src`.
 * @param absent views of what the site does without: neither they nor what they alone import
 */
export function styleSources(src: string, blocks: readonly string[], absent: readonly string[] = []): string[] {
  const left = new Set(absent.map((file) => join(src, file)));
  const found = new Set<string>();
  const waiting = [
    join(src, 'static/renderer.ts'),
    join(src, 'frame/section-frame.tsx'),
    ...blocks.flatMap((type) => filesBelow(join(src, 'blocks', type))),
  ];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || left.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
      waiting.push(name.startsWith('#src/') ? join(src, name.slice('#src/'.length)) : join(dirname(file), name));
  }
  return [...found]
    .filter((file) => file.endsWith('.tsx') || choosesClasses(file))
    .map((file) => relative(src, file).split(sep).join('/'))
    .toSorted();
}

/** A module that chooses class names by the width of the screen. Words of other modules may be names of utilities by chance. */
function choosesClasses(file: string): boolean {
  return /'[^'\n]*\b(?:sm|md|lg|xl):/.test(readFileSync(file, 'utf8'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [join(folder, name)] : [],
  );
}
