import { contentTypeOf } from '../../base/content-types.ts';
import { routeRequest, type PublishedSite } from '../preview/route-request.ts';
import type { Serving } from '../publish/publish.ts';
import type { Named, Use } from './scan-file.ts';

/** Where an address of the site leads: a file, or nowhere, and why. */
type Target = { readonly file: string; readonly fragment: string } | { readonly fault: string };

const expected: Readonly<Record<Exclude<Use, 'anything'>, { type: string; name: string }>> = {
  stylesheet: { type: 'text/css', name: 'une feuille de style' },
  script: { type: 'text/javascript', name: 'un script' },
  font: { type: 'font/', name: 'une police' },
  picture: { type: 'image/', name: 'une image' },
  'web manifest': { type: 'application/manifest+json', name: 'un manifeste' },
  page: { type: 'text/html', name: 'une page' },
};

/** Follows addresses as every server of the site does (`routeRequest`); each path once. */
export class Addresses {
  readonly #files: ReadonlySet<string>;
  readonly #site: PublishedSite;
  readonly #receivers: Serving['receivers'];
  readonly #origin: string;
  readonly #answers = new Map<string, string | null>();
  readonly #targets = new Map<Named, Target | undefined>();

  constructor(
    { baseUrl, serving, files }: { baseUrl: string; serving: Serving; files: ReadonlySet<string> },
    site: PublishedSite,
  ) {
    this.#files = files;
    this.#site = site;
    this.#receivers = serving.receivers;
    this.#origin = new URL(baseUrl).origin;
  }

  /**
   * Where an address leads. One that is not relative leads to the same file from every page.
   * @param named equal for equal addresses
   * @param from the file that names the address. Returns undefined for an address elsewhere, of another program, or of no file (`data:`, `mailto:`).
   */
  follow(named: Named, from: string): Target | undefined {
    if (!/^(?:\/|https?:)/.test(named.address) || from === '_redirects') return this.#follow(named, from);
    if (!this.#targets.has(named)) this.#targets.set(named, this.#follow(named, from));
    return this.#targets.get(named);
  }

  #follow({ address, use }: Named, from: string): Target | undefined {
    const base = `${this.#origin}/${from.replace(/(?:^index)?\.html$/, '')}`;
    const url = URL.parse(address, base);
    if (url === null) return { fault: `l'adresse « ${address} » n'en est pas une` };
    const isReceived = this.#receivers?.includes(url.pathname.replace(/\/$/, ''));
    if (url.origin !== this.#origin || isReceived === true) return undefined;
    const file = address.startsWith('#') ? from : this.#fileAt(url.pathname + url.search, from);
    if (file === null) return { fault: `« ${address} » n'existe pas dans le site construit` };
    const wish = use === 'anything' ? undefined : expected[use];
    if (wish && !contentTypeOf(file).startsWith(wish.type)) return { fault: `« ${address} » n'est pas ${wish.name}` };
    return { file, fragment: decode(url.hash.slice(1)) };
  }

  /** A host's own file names files, which have no addresses of their own (`/404.html`). */
  #fileAt(path: string, from: string): string | null {
    if (from === '_redirects' && this.#files.has(path.slice(1))) return path.slice(1);
    let file = this.#answers.get(path);
    if (file === undefined) {
      const answer = routeRequest('GET', path, this.#site);
      file = answer.kind === 'file' ? answer.file : null;
      this.#answers.set(path, file);
    }
    return file;
  }
}

/** A fragment whose escapes are malformed is no element's id. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
