import { setImmediate } from 'node:timers/promises';
import { sectionInputs } from './page-input.ts';
import type { Renderer } from './renderer.ts';
import type { Json } from '../../load/values/json.ts';
import type { Site } from '../../site.ts';

/** The HTML of blocks that were drawn before their pages, as the renderer makes it, by `sectionPlace`. */
export type DrawnAhead = ReadonlyMap<string, string>;

/** Names a block by the address of its page and its place there. */
export function sectionPlace(path: string, place: number): string {
  return `${path} ${place}`;
}

/**
 * Draws blocks of pages, in order, until something else is there that pages need: on a machine with two cores it costs no time. A fault is
 * left to the page, which says where it is written.
 */
export async function drawAhead(site: Site, renderer: Renderer, until: Promise<unknown>): Promise<DrawnAhead> {
  const drawn = new Map<string, string>();
  let isThere = false;
  const stop = () => {
    isThere = true;
  };
  until.then(stop, stop);
  const inputOf = sectionInputs(site, '');
  for (const page of site.pages) {
    try {
      for (const [index, block] of (page.blocks as Json[]).entries()) {
        const { site: shared, block: own, place } = inputOf(block, index).read();
        drawn.set(sectionPlace(String(page.path), index), renderer.renderSection(shared, own, place));
      }
    } catch {
      // See above.
    }
    await setImmediate();
    if (isThere) break;
  }
  return drawn;
}
