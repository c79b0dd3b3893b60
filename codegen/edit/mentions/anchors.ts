import { aliasesOf, type MadePage } from '../../load/pages/pages.ts';
import type { Row } from '../../load/resolve/spec-index.ts';
import { keyOf, textsIn } from '../../load/values/walk-texts.ts';

/** Does the page at an address draw the row under its id? Where the id of the drawn part is written says so. */
export function anchorsOf(pages: readonly MadePage[], row: Row): (address: string) => boolean {
  const known = new Map<string, boolean>();
  const isDrawn = (address: string): boolean =>
    pages
      .filter((page) => [page.path, ...aliasesOf(page)].includes(address))
      .some(({ blocks }) =>
        blocks.some((block) =>
          textsIn(block.value).some((placed) => {
            if (keyOf(placed) !== 'id' || placed.text !== row.id) return false;
            const { source, path } = block.originOf(placed.path);
            return source === row.source && path.join('/') === [...row.path, 'id'].join('/');
          }),
        ),
      );
  return (address) => {
    const drawn = known.get(address) ?? isDrawn(address);
    known.set(address, drawn);
    return drawn;
  };
}
