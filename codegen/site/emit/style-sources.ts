import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { reachedFrom } from './reached-from.ts';

/**
 * The views whose class names belong into the stylesheet of a site: those of the blocks in use, and all that they, the
 * renderer and the section frame import, the shell with it. Sorted, as paths from `src`.
 * @param absent views of what the site does without: neither they nor what they alone import
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
