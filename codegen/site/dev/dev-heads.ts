import type { ViteDevServer } from 'vite';

/** The part of Vite that completes heads. */
type HeadServer = Pick<ViteDevServer, 'transformIndexHtml' | 'environments'>;

/** The last completed head of a page. */
interface CachedHead {
  head: string;
  /** The times of Vite's last replacement of each script of the head, which are in its address. */
  replaced: string;
  around: string;
}

/**
 * Adds Vite's scripts to pages. Vite parses the whole page but needs its head alone: the body, often a hundred kilobytes, is left out,
 * and an unchanged head is completed once.
 */
export class DevHeads {
  readonly #server: HeadServer;
  /** By address. */
  readonly #cache = new Map<string, CachedHead>();

  constructor(server: HeadServer) {
    this.#server = server;
  }

  async complete(pathname: string, html: string): Promise<string> {
    const start = html.indexOf('<body');
    if (start < 0) return this.#server.transformIndexHtml(pathname, html);
    const around = await this.#around(pathname, html.slice(0, start));
    return around.replace(emptyBody, () => html.slice(start));
  }

  async #around(pathname: string, head: string): Promise<string> {
    const replaced = this.#replaced(head);
    const cached = this.#cache.get(pathname);
    if (cached?.head === head && cached.replaced === replaced) return cached.around;
    const around = await this.#server.transformIndexHtml(pathname, head + emptyBody);
    this.#cache.set(pathname, { head, replaced, around });
    return around;
  }

  #replaced(head: string): string {
    const { urlToModuleMap } = this.#server.environments.client.moduleGraph;
    const scripts = Array.from(head.matchAll(/<script[^>]* src="([^"]+)"/g), ([, address = '']) => address);
    return scripts.map((address) => urlToModuleMap.get(address)?.lastHMRTimestamp ?? 0).join(' ');
  }
}

const emptyBody = '<body></body></html>';
