import { cached } from '../../base/cached.ts';
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
export function addressFollower(
  { baseUrl, serving, files }: { baseUrl: string; serving: Serving; files: ReadonlySet<string> },
  site: PublishedSite,
) {
  const { origin } = new URL(baseUrl);
  const answerOf = cached((path: string) => {
    const answer = routeRequest('GET', path, site);
    return answer.kind === 'file' ? answer.file : undefined;
  });
  const follow = ({ address, use }: Named, from: string): Target | undefined => {
    const url = URL.parse(address, `${origin}/${from.replace(/(?:^index)?\.html$/, '')}`);
    if (url === null) return { fault: `l'adresse « ${address} » n'en est pas une` };
    const isReceived = serving.receivers?.includes(url.pathname.replace(/\/$/, ''));
    if (url.origin !== origin || isReceived === true) return undefined;
    // A host's own file names files, which have no addresses of their own (`/404.html`).
    const isFile = from === '_redirects' && files.has(url.pathname.slice(1));
    const file = isFile ? url.pathname.slice(1) : address.startsWith('#') ? from : answerOf(url.pathname + url.search);
    if (file === undefined) return { fault: `« ${address} » n'existe pas dans le site construit` };
    const wish = use === 'anything' ? undefined : expected[use];
    if (wish && !contentTypeOf(file).startsWith(wish.type)) return { fault: `« ${address} » n'est pas ${wish.name}` };
    return { file, fragment: decode(url.hash.slice(1)) };
  };
  const followFromAnywhere = cached((named: Named) => follow(named, ''));
  /**
   * Where an address leads. One that is not relative leads to the same file from every page.
   * @param named equal for equal addresses
   * @param from the file that names the address. Returns undefined for an address elsewhere, of another program, or of no file (`data:`, `mailto:`).
   */
  return (named: Named, from: string) =>
    /^(?:\/|https?:)/.test(named.address) && from !== '_redirects' ? followFromAnywhere(named) : follow(named, from);
}

/** A fragment whose escapes are malformed is no element's id. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
