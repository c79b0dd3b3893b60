/**
 * What the stylesheet takes from blocks: their own styles, and the class names of views.
 * @param types the blocks with a stylesheet of their own
 * @param views files of views, from the folder of the emitted modules
 */
export function emitBlockStyles(types: readonly string[], views: readonly string[] = []): string {
  return [
    ...types.map((type) => `@import '#src/blocks/${type}/${type}.css';`),
    ...views.map((file) => `@source '${file}';`),
  ].join('\n');
}
