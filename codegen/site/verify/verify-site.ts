import { attempt } from '../../base/attempt.ts';
import { extname } from 'node:path';
import { CssSyntaxError } from 'postcss';
import type { Assets } from '../../../src/shared/assets.ts';
import { publishedSite, routeRequest, type PublishedSite } from '../preview/route-request.ts';
import type { Serving } from '../publish/publish.ts';
import { scanFile, type Named, type Use } from './scan-file.ts';
import { scanPage, type ScannedPage } from './scan-page.ts';
import { cached } from '../../base/cached.ts';
import { contentTypeOf } from '../../base/content-types.ts';

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
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => Buffer;
}

export interface SiteFault {
  /** The file that names it or that it is about. */
  file: string;
  /** In French; equal for files with the same fault, so that they are shown together. */
  text: string;
}

/**
 * Verifies a finished site: every file exists, is of its kind and is declared; every local
 * address leads to a file of the right kind, every fragment to an element; every page has its heading, styles and scripts.
 * Each file is read once, and each address followed once for each file that names it.
 */
export async function verifySite(site: StagedSite) {
  const { declared, files, read, pages, baseUrl, serving } = site;
  const faults: SiteFault[] = [];
  const add = (file: string, text: string) => faults.push({ file, text });
  for (const file of declared) if (!files.has(file)) add(file, 'ce fichier manque');
  const shared = new SharedNames();
  const named = new Map<string, ReadonlySet<Named>>();
  const ids = new Map<string, ReadonlySet<string>>();
  for (const file of files) {
    const bytes = declared.has(file) ? read(file) : undefined;
    if (bytes === undefined) add(file, "ce fichier n'est nommé par rien");
    else if (bytes.length === 0) add(file, 'ce fichier est vide');
    else if (!isOfItsKind(file, bytes)) add(file, damaged(file));
    else if (pages.has(file)) {
      const page = scanPage(bytes.toString('utf8'), baseUrl);
      ids.set(file, new Set(page.ids.values().map((id) => shared.text(id))));
      named.set(file, shared.uses(page.named));
      for (const text of pageFaults(page, site.assets)) add(file, text);
    } else {
      try {
        named.set(file, shared.uses(scanFile(file, bytes.toString('utf8'), baseUrl)));
      } catch (error) {
        if (!(error instanceof SyntaxError || error instanceof CssSyntaxError)) throw error;
        add(file, damaged(file));
      }
    }
  }
  const targetOf = addressFollower(site, await publishedSite(serving.routes, (file) => files.has(file)));
  let followed = 0;
  for (const [file, uses] of named) {
    for (const use of uses) {
      const target = targetOf(use, file);
      if (target === undefined) continue;
      followed += 1;
      if ('fault' in target) add(file, target.fault);
      else if (target.fragment !== '' && ids.get(target.file)?.has(target.fragment) === false)
        add(file, `« ${use.address} » : l'ancre « ${target.fragment} » n'existe pas dans ${target.file}`);
    }
  }
  return { faults, files: files.size, addresses: followed };
}

/**
 * What the files of a site name, each once for all of them. The texts are copies: a part of a page, as a parser hands it out, would
 * hold the whole page in memory.
 */
class SharedNames {
  readonly #texts = new Map<string, string>();
  readonly #uses = new Map<string, Named>();

  text(part: string): string {
    const known = this.#texts.get(part);
    if (known !== undefined) return known;
    const copy = Buffer.from(part).toString();
    this.#texts.set(copy, copy);
    return copy;
  }

  uses(named: readonly Named[]): ReadonlySet<Named> {
    return new Set(
      named.map(({ use, address }) => {
        const text = this.text(address);
        const known = this.#uses.get(`${use} ${text}`) ?? { use, address: text };
        this.#uses.set(`${use} ${text}`, known);
        return known;
      }),
    );
  }
}

function damaged(file: string): string {
  return `ce fichier est abîmé, ou n'est pas du ${extname(file)}`;
}

/** The missing parts of a page: its heading, its styles and scripts, and the scripts of its islands. @param page its header and footer may be left out */
function pageFaults(page: ScannedPage, { stylesheet, applications, script, islands }: StagedSite['assets']): string[] {
  const names = (address: string, use: string) =>
    page.named.some((named) => named.address === address && named.use === use);
  // An application without an island, such as the register, leaves no mark by which it is known here.
  const hasApplication = applications?.types.some((type) => page.islands.has(type)) === true;
  const sheets = [applications?.stylesheet ?? stylesheet, ...(hasApplication ? [] : [stylesheet])];
  const scripts = new Map(islands.map((island) => [island.type, island.scripts]));
  return [
    ...(page.headings === 1
      ? []
      : [page.headings === 0 ? "la page n'a pas de titre (h1)" : `la page a ${page.headings} titres (h1)`]),
    ...(sheets.some((sheet) => names(sheet, 'stylesheet')) ? [] : ["la page n'a pas sa feuille de style"]),
    ...(script === undefined || names(script, 'script') ? [] : ["la page n'a pas son script"]),
    ...[...page.islands].flatMap((type) => {
      const wanted = scripts.get(type);
      if (wanted === undefined || wanted.length === 0) return [`l'îlot « ${type} » n'a pas de script`];
      const missing = wanted.filter((address) => !page.islandScripts.includes(address));
      return missing.map((address) => `l'îlot « ${type} » n'a pas son script « ${address} »`);
    }),
  ];
}

/** How the files of a kind begin and end, byte by byte. A text is whole where what reads it accepts it (`scan-file.ts`). */
const shapes: Readonly<Record<string, RegExp>> = {
  avif: /^.{4}ftyp/s,
  html: /^<!doctype html>.*<\/html>\s*$/s,
  ico: /^\0\0[^\0]\0/,
  ics: /^BEGIN:VCALENDAR.*END:VCALENDAR\s*$/s,
  jpg: /^\xff\xd8.*\xff\xd9$/s,
  js: /^\s*[^\s<@.#:]/,
  pdf: /^%PDF-/,
  png: /^\x89PNG.*IEND.{4}$/s,
  svg: /^\s*<(?:svg|\?xml).*<\/svg>\s*$/s,
  webp: /^RIFF.{4}WEBP/s,
  woff2: /^wOF2/,
  xml: /^<\?xml.*<\/[\w:]+>\s*$/s,
};

/** Whether a file is whole, and of the kind in its name, as far as its first and last bytes show. */
function isOfItsKind(file: string, bytes: Buffer): boolean {
  return shapes[extname(file).slice(1)]?.test(bytes.toString('latin1')) ?? true;
}

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
function addressFollower(
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
    const fragment = url.hash.slice(1);
    // One whose escapes are malformed is no element's id.
    return { file, fragment: attempt(() => decodeURIComponent(fragment)) ?? fragment };
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
