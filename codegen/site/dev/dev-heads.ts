import type { ViteDevServer } from 'vite';

/** The part of Vite that heads are given to. */
type HeadServer = Pick<ViteDevServer, 'transformIndexHtml' | 'environments'>;

/** What was made last of the head of a page. */
interface Kept {
  head: string;
  /** When Vite last replaced each script of the head: it writes that into the addresses. */
  replaced: string;
  around: string;
}

/**
 * Pages with what Vite adds to them. All that Vite has to see stands in the head, and it takes a syntax tree of what it is given: the body, often
 * a hundred kilobytes, is left out of it; and a head that says what it said before is not given to it again.
 */
export class DevHeads {
  readonly #server: HeadServer;
  /** By address. */
  readonly #kept = new Map<string, Kept>();

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
    const kept = this.#kept.get(pathname);
    if (kept?.head === head && kept.replaced === replaced) return kept.around;
    const around = await this.#server.transformIndexHtml(pathname, head + emptyBody);
    this.#kept.set(pathname, { head, replaced, around });
    return around;
  }

  #replaced(head: string): string {
    const { urlToModuleMap } = this.#server.environments.client.moduleGraph;
    const scripts = Array.from(head.matchAll(/<script[^>]* src="([^"]+)"/g), ([, address = '']) => address);
    return scripts.map((address) => urlToModuleMap.get(address)?.lastHMRTimestamp ?? 0).join(' ');
  }
}

const emptyBody = '<body></body></html>';
