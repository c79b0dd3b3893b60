import type { Load } from '../../pipeline.ts';
import type { Site } from '../../model/site.ts';
import type { Renderer } from '../../site/bundle/renderer.ts';
import { pageInputs, type PageInput } from '../../site/pages/page-input.ts';
import { renderOrName } from '../../site/pages/render-fault.ts';

/** Fixed names of assets, the same for all sites. */
const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };

/** The pages that a program renders, each once for all sites and days of which its input is equal. */
export class PageRenders {
  readonly renderer: Renderer;
  readonly #html = new Map<string, string>();
  /** The inputs whose page depends on the day. */
  readonly #dated = new Set<string>();
  readonly #inputs = new WeakMap<Site, readonly PageInput[]>();

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** The HTML of the pages of a site on a day, by address. */
  of(site: Site, sources: Load['pages'], day = site.day): ReadonlyMap<string, string> {
    const inputs = this.#inputs.get(site) ?? site.pages.map(pageInputs({ ...site, day: '' }, assets, ''));
    this.#inputs.set(site, inputs);
    return new Map(inputs.map((input) => [String(input.page.path), this.#render(input, sources, day)]));
  }

  #render({ key, site, page }: PageInput, sources: Load['pages'], day: string | undefined): string {
    const ofDay = `${key} ${day}`;
    const known = this.#html.get(this.#dated.has(key) ? ofDay : key);
    if (known !== undefined) return known;
    let isRead = false;
    const dated = Object.defineProperty({ ...site }, 'day', {
      get: () => {
        isRead = true;
        return day;
      },
    });
    const html = renderOrName(this.renderer, dated, page, { assets, sources });
    if (isRead) this.#dated.add(key);
    this.#html.set(isRead ? ofDay : key, html);
    return html;
  }
}
