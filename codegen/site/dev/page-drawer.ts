import { drawnOrNamed, type PageSources } from '../pages/render-fault.ts';
import type { Assets } from '../bundle/assets.ts';
import { sectionSite } from '../pages/page-input.ts';
import type { Renderer, SiteShell } from '../pages/renderer.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

/** What draws the blocks of a page: the renderer, or the module that says over them which drafts they hold. */
export type BlockRenderer = Pick<Renderer, 'renderSection'>;

/**
 * Draws pages for the dev server from parts that it keeps: a block is drawn again where it is another value, or where what all blocks are drawn with is;
 * header and footer once for all pages. The renderers themselves are part of the key: Vite makes another module of them when a view is saved.
 */
export class PageDrawer {
  readonly #sections = new WeakMap<BlockRenderer, Kept<WeakMap<JsonObject, Map<number, string>>>>();
  readonly #shells = new WeakMap<Renderer, Kept<SiteShell>>();
  /** The page that was drawn last: it is drawn ahead, then asked for. */
  #latest: Kept<string> | undefined;

  /**
   * The HTML of a page. A fault on the way is thrown as a `PlacedFault`, which names the page, the block and its place in the spec.
   * @param options.blocks what draws blocks, where that is not the renderer
   */
  draw(renderer: Renderer, site: Site, page: JsonObject, { assets, sources, blocks = renderer }: PageGiven): string {
    const from = [renderer, site, page, assets, sources, blocks];
    if (this.#latest === undefined || !areSame(this.#latest.from, from))
      this.#latest = { from, made: this.#page(renderer, site, page, { assets, sources, blocks }) };
    return this.#latest.made;
  }

  #page(renderer: Renderer, site: Site, page: JsonObject, { assets, sources, blocks }: Required<PageGiven>): string {
    const shell = drawnOrNamed(() => this.#shell(renderer, site), page, -1, sources);
    const sections = (page.blocks as Json[])
      .map((block, place) => drawnOrNamed(() => this.#section(blocks, site, block, place), page, place, sources))
      .join('');
    const islands = renderer.islandsIn(shell.top + sections + shell.bottom);
    const around = drawnOrNamed(() => renderer.renderAround(site, page, assets, islands), page, -1, sources);
    return renderer.putTogether(around, { ...shell, sections }, String(page.path));
  }

  #section(renderer: BlockRenderer, site: Site, block: Json, place: number): string {
    const draw = () => renderer.renderSection(sectionSite(site), block, place);
    if (!isObject(block)) return draw();
    const kept = keptFor(this.#sections, renderer, sharedBySections(site), () => new WeakMap());
    const byPlace = kept.get(block) ?? new Map<number, string>();
    const html = byPlace.get(place) ?? draw();
    kept.set(block, byPlace.set(place, html));
    return html;
  }

  #shell(renderer: Renderer, site: Site): SiteShell {
    const { navigation, theme } = site;
    const from = [...sharedBySections(site), navigation, theme];
    return keptFor(this.#shells, renderer, from, () =>
      renderer.renderShell({ ...sectionSite(site), navigation, theme }),
    );
  }
}

/** What a page is drawn with, besides the site. */
interface PageGiven {
  assets: Assets;
  sources: PageSources;
  blocks?: BlockRenderer;
}

/** What was made, and of which values. */
interface Kept<Made> {
  from: readonly unknown[];
  made: Made;
}

/** What was made of the very same values, or is made now. */
function keptFor<Key extends object, Made>(
  known: WeakMap<Key, Kept<Made>>,
  key: Key,
  from: readonly unknown[],
  make: () => Made,
): Made {
  const before = known.get(key);
  if (before !== undefined && areSame(before.from, from)) return before.made;
  const made = make();
  known.set(key, { from, made });
  return made;
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.every((item, index) => item === now[index]);
}

/** The parts of what all blocks are drawn with, each the same value as before where nothing in it has changed. */
function sharedBySections({ settings, vat, register, day }: Site): readonly unknown[] {
  return [settings, vat, register, day];
}
