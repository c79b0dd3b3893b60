import { setImmediate } from 'node:timers/promises';
import { sectionSite } from './page-input.ts';
import type { Renderer, SectionSite } from './renderer.ts';
import type { Json } from '../../load/values/json.ts';
import type { Site } from '../../site.ts';

/** The HTML of blocks that were drawn before their pages, as the renderer makes it: by the address of the page, then by their places. */
export type DrawnAhead = ReadonlyMap<string, readonly string[]>;

/**
 * Draws blocks of pages, in order, until something else is there that pages need: on a machine with two cores it costs no time. A fault is
 * left to the page, which says where it is written.
 */
export async function drawAhead(site: Site, renderer: Renderer, until: Promise<unknown>): Promise<DrawnAhead> {
  const drawn = new Map<string, string[]>();
  let isThere = false;
  const stop = () => {
    isThere = true;
  };
  until.then(stop, stop);
  const shared = readBack(sectionSite(site)) as SectionSite;
  for (const page of site.pages) {
    const blocks: string[] = [];
    drawn.set(String(page.path), blocks);
    try {
      // Pages are drawn with values that were read from a text (`pageReader`).
      for (const [place, block] of (readBack(page.blocks) as Json[]).entries())
        blocks.push(renderer.renderSection(shared, block, place));
    } catch {
      // See above.
    }
    await setImmediate();
    if (isThere) break;
  }
  return drawn;
}

/** A value as JSON says it. */
function readBack(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
