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
  readonly #pages = new WeakMap<Site, Map<string, RenderedPage>>();

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** The pages of a site by address. */
  of(site: Site, sources: Load['pages']): ReadonlyMap<string, RenderedPage> {
    const known = this.#pages.get(site);
    if (known !== undefined) return known;
    const inputOf = pageInputs({ ...site, day: '' }, assets, '');
    const pages = new Map(
      site.pages.map((page) => {
        const input = inputOf(page);
        return [String(page.path), { key: input.key, html: (day = site.day) => this.#render(input, sources, day) }];
      }),
    );
    this.#pages.set(site, pages);
    return pages;
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

/** A page that may be rendered, with a key that is equal for pages that are equal on every day. */
export interface RenderedPage {
  readonly key: string;
  readonly html: (day?: string) => string;
}
