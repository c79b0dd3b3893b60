import { attempt } from '../../base/attempt.ts';
import { isObject, type Json, type JsonObject, itemsAt, textAt } from '../../base/json.ts';
import { exactRoutes } from '../../model/routes/route-table.ts';
import type { Site } from '../../model/site.ts';
import type { Project } from '../../run/project.ts';
import type { Assets } from '../../../src/shared/assets.ts';
import { writeIn } from '../publish/list-files.ts';
import { pictureAddresses } from '../images/pictures.ts';
import type { PageText, Renderer } from '../bundle/renderer.ts';
import type { MadePage } from '../../model/pages/pages.ts';
import { type Finding, PlacedFault } from '../../base/findings/finding.ts';
import { documentFinding, fileFinding } from '../../read/source.ts';
import type { Origin } from '../../model/resolve/resolved.ts';

export interface RenderedPage {
  path: string;
  /** Its file in the build. */
  file: string;
  bytes: number;
}

interface Rendering {
  /** In the order of the site. */
  pages: readonly RenderedPage[];
  /** The files of pages and their aliases. */
  pageFiles: ReadonlySet<string>;
  /** All files, pages included. */
  files: readonly string[];
  /** The addresses on pages that are files of pictures. */
  pictures: ReadonlySet<string>;
}

/** A site whose images and pages are made, and all that both are made with. */
export interface Making {
  project: Project;
  site: Site;
  renderer: Renderer;
  /** The place of each block in the spec, for messages. */
  sources: PageSources;
  staging: string;
}

/**
 * Writes every page and alias into `staging`, and the files beside them.
 * @param changed when the rows of tables were last changed
 */
export function renderSite(
  making: Making,
  { assets, changed }: { assets: Assets; changed: (tables: readonly string[]) => Date },
): Rendering {
  const { site, renderer, sources, staging } = making;
  const routesOf = Map.groupBy(exactRoutes(site.routes), ({ handle }) => handle.canonical);
  const pages: RenderedPage[] = [];
  const files = new Set<string>();
  const texts = new Map<string, PageText>();
  const pictures = new Set<string>();
  for (const page of site.pages) {
    const path = String(page.path);
    const [own, ...aliases] = routesOf.get(path) ?? [];
    if (own === undefined) continue;
    const rendered = renderOrName(renderer, site, page, { assets, sources });
    const html = withOneNotice(rendered).replaceAll(emptyEnds, '/>').replaceAll(' class=""', '');
    for (const { path: address, handle } of [own, ...aliases]) {
      const part = isObject(page.opensAt) ? page.opensAt[address] : undefined;
      writeIn(staging, handle.file, typeof part === 'string' ? openedAt(html, part) : html);
      files.add(handle.file);
    }
    texts.set(path, renderer.readPageText(site, rendered));
    for (const address of pictureAddresses(html)) pictures.add(address);
    pages.push({ path, file: own.handle.file, bytes: Buffer.byteLength(html) });
  }
  const pageFiles = new Set(files);
  for (const [file, text] of renderer.siteFiles(site, texts, { changed })) {
    writeIn(staging, file, text);
    files.add(file);
  }
  return { pages, pageFiles, files: [...files], pictures };
}

/** The end tags that React writes for empty parts of drawings; browsers need none. */
const emptyEnds = /><\/(?:circle|ellipse|line|path|rect|use)>/g;

const mark = 'data-chat-notice=""';

/** The notice that an AI answers in the chat, which `ChatNotice` renders beside each chat button. */
const notice = /<p [^>]*data-chat-notice=""[^>]*>[^<]*(?:<\/p>)?/g;

/**
 * Leaves one notice in the content of a page, beside its first chat button. Blocks are rendered by themselves, so none of them knows
 * which is the first. The notice of the header stays.
 */
export function withOneNotice(html: string): string {
  const content = html.indexOf('<main');
  const first = html.indexOf(mark, content);
  if (first === -1 || !html.includes(mark, first + 1)) return html;
  let isShown = false;
  return html.replaceAll(notice, (text, at: number) => {
    if (at > content && isShown) return '';
    isShown ||= at > content;
    return text;
  });
}

/**
 * A page as one of its aliases opens it: at the part with this id. Its heading, or the part where it has none, takes the focus, and the browser
 * scrolls there: without a script, and not where the address itself names a part.
 */
export function openedAt(html: string, id: string): string {
  const part = new RegExp(`<[^>]* id="?${id}"?[\\s>]`).exec(html);
  if (part === null) return html;
  const heading = /<h[1-6]/.exec(html.slice(part.index));
  const tag = heading === null ? part.index : part.index + heading.index;
  const name = /^<\w+/.exec(html.slice(tag))?.[0] ?? '';
  const after = tag + name.length;
  return `${html.slice(0, after)} tabindex="-1" autofocus${html.slice(after)}`;
}

/** The pages of a site as they were made, by address: they know where each block is written. */
export type PageSources = Pick<ReadonlyMap<string, MadePage>, 'get'>;

/**
 * The HTML of a page. A fault on the way is thrown as a `PlacedFault`, which names the page, the block and its place in
 * the spec. The block is found by rendering each one alone.
 */
export function renderOrName(
  { renderPage }: Pick<Renderer, 'renderPage'>,
  site: Site,
  page: JsonObject,
  { assets, sources }: { assets: Assets; sources: PageSources },
): string {
  try {
    return renderPage(site, page, assets);
  } catch (error) {
    const blocks = itemsAt(page, ['blocks']);
    const fails = (some: Json[]) => attempt(() => renderPage(site, { ...page, blocks: some }, assets)) === undefined;
    const index = fails([]) ? -1 : blocks.findIndex((block) => fails([block]));
    throw new PlacedFault(faultOf(page, index, sources.get(String(page.path)), error), error);
  }
}

/** The fault of a picture that cannot be laid out or drawn. It names the page and its place in the spec. */
export function pictureFault(error: unknown, page: JsonObject, sources: PageSources): PlacedFault {
  const path = String(page.path);
  const source = sources.get(path);
  const text = `l'image de la page ${path} n'a pas pu être dessinée${rowOf(source)}`;
  return new PlacedFault(placed('render/picture', text, source?.route.originOf([]), error), error);
}

/** @param index of the block at fault; -1 when no block is at fault alone */
function faultOf(page: JsonObject, index: number, source: MadePage | undefined, error: unknown): Finding {
  const path = String(page.path);
  const type = textAt(page, ['blocks', index, 'type']);
  const part = type === undefined ? 'son cadre échoue' : `le bloc ${index + 1}, « ${type} », échoue`;
  const text = `la page ${path} n'a pas pu être mise en page : ${part}${rowOf(source)}`;
  const origin = index < 0 ? source?.route.originOf([]) : source?.blocks[index]?.originOf([]);
  return placed('render/page', text, origin, error);
}

/** The row that a page of a family is made for, with its place. */
function rowOf(source: MadePage | undefined): string {
  if (source?.row === undefined) return '';
  const { id, path, source: written } = source.row;
  return ` avec la ligne « ${id} » (${written.document.file}:${written.document.locate(path).line})`;
}

function placed(code: string, text: string, origin: Origin | undefined, error: unknown): Finding {
  const message = `${text} (${error instanceof Error ? error.message : String(error)}).`;
  const remedy =
    "C'est une erreur de notre programme : annulez la dernière modification de cet endroit, et transmettez ce message aux développeurs.";
  return origin === undefined
    ? fileFinding('spec/routes.yaml', code, message, remedy)
    : documentFinding(origin.source.document, origin.path, { code, message, remedy });
}
