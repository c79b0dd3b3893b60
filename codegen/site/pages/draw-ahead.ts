import { setImmediate } from 'node:timers/promises';
import { sectionSite } from './page-input.ts';
import type { Renderer, SectionSite } from './renderer.ts';
import type { Json } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

/**
 * The HTML of blocks that were drawn before their pages, as the renderer makes it: by the address of the page, then by their places. As bytes: a
 * text that was put together of many keeps all of them, five times its size. Who takes a page takes it out.
 */
export type DrawnAhead = Map<string, readonly Uint8Array[]>;

/**
 * Draws blocks of pages, in order, until something else is there that pages need: on a machine with two cores it costs no time. A fault is
 * left to the page, which says where it is written.
 */
export async function drawAhead(site: Site, renderer: Renderer, until: Promise<unknown>): Promise<DrawnAhead> {
  const drawn: DrawnAhead = new Map();
  let isThere = false;
  const stop = () => {
    isThere = true;
  };
  until.then(stop, stop);
  const shared = readBack(sectionSite(site)) as SectionSite;
  for (const page of site.pages) {
    await setImmediate();
    if (isThere) break;
    const blocks: Uint8Array[] = [];
    drawn.set(String(page.path), blocks);
    try {
      // Pages are drawn with values that were read from a text (`pageReader`).
      for (const [place, block] of (readBack(page.blocks) as Json[]).entries())
        blocks.push(encoder.encode(renderer.renderSection(shared, block, place)));
    } catch {
      // See above.
    }
  }
  return drawn;
}

const encoder = new TextEncoder();

/** A value as JSON says it. */
function readBack(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
