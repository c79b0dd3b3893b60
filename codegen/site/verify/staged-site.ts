import { extname } from 'node:path';
import type { Assets } from '../bundle/assets.ts';
import { routeRequest } from '../preview/route-request.ts';
import type { Serving } from '../publish/manifest.ts';
import type { Named, Use } from './scan-files.ts';

/** A finished build before it is published: its expected and its actual files. */
export interface StagedSite {
  /** `https://www.example.fr`, without a final slash. */
  readonly baseUrl: string;
  readonly serving: Serving;
  /** The files that pages load. */
  readonly assets: Pick<Assets, 'stylesheet' | 'applications' | 'script' | 'islands'>;
  /** The files of the pages, aliases included. */
  readonly pages: ReadonlySet<string>;
  /** Every file that the build declares, pages included. */
  readonly declared: ReadonlySet<string>;
  /** Every file that is there. */
  readonly files: ReadonlySet<string>;
  /** The content of a file. */
  readonly read: (file: string) => Buffer;
}

/** Where an address of the site leads: a file, or nowhere, and why. */
export type Target = { readonly file: string; readonly fragment: string } | { readonly fault: string };

const pictures = ['.avif', '.ico', '.jpg', '.png', '.svg', '.webp'];
const expected: Readonly<Record<Exclude<Use, 'anything'>, { extensions: readonly string[]; name: string }>> = {
  stylesheet: { extensions: ['.css'], name: 'une feuille de style' },
  script: { extensions: ['.js'], name: 'un script' },
  font: { extensions: ['.woff2'], name: 'une police' },
  picture: { extensions: pictures, name: 'une image' },
  'web manifest': { extensions: ['.webmanifest'], name: 'un manifeste' },
  page: { extensions: ['.html'], name: 'une page' },
};

/** Follows addresses as every server of the site does (`routeRequest`); each one once. */
export class Addresses {
  readonly #site: StagedSite;
  readonly #origin: string;
  readonly #answers = new Map<string, string | null>();

  constructor(site: StagedSite) {
    this.#site = site;
    this.#origin = new URL(site.baseUrl).origin;
  }

  /** @param from the file that names the address. Returns undefined for what lies elsewhere, what another program answers, or what is no address of a file (`data:`, `mailto:`). */
  follow({ address, use }: Named, from: string): Target | undefined {
    const base = `${this.#origin}/${from === '' ? '' : from.replace(/(?:^index)?\.html$/, '')}`;
    if (!URL.canParse(address, base)) return { fault: `l'adresse « ${address} » n'en est pas une` };
    const url = new URL(address, base);
    if (url.origin !== this.#origin || this.#site.serving.receivers?.includes(url.pathname.replace(/\/$/, '')) === true)
      return undefined;
    const file = address.startsWith('#') ? from : this.#fileAt(url.pathname + url.search, from);
    if (file === null) return { fault: `« ${address} » n'existe pas dans le site construit` };
    const wish = use === 'anything' ? undefined : expected[use];
    if (wish && !wish.extensions.includes(extname(file))) return { fault: `« ${address} » n'est pas ${wish.name}` };
    return { file, fragment: decode(url.hash.slice(1)) };
  }

  /** A host's own file names files, which have no addresses of their own (`/404.html`). */
  #fileAt(path: string, from: string): string | null {
    const { files, serving } = this.#site;
    if (from === '_redirects' && files.has(path.slice(1))) return path.slice(1);
    let file = this.#answers.get(path);
    if (file === undefined) {
      const answer = routeRequest('GET', path, { ...serving, hasFile: (name) => files.has(name) });
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
