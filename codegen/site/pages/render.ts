import { hash } from 'node:crypto';
import { isObject, type JsonObject } from '../../base/json.ts';
import { isWildcard, type Route } from '../../model/routes/route-table.ts';
import type { Site } from '../../model/site.ts';
import type { Progress } from '../../run/phases.ts';
import type { Project } from '../../run/project.ts';
import type { Assets } from '../bundle/assets.ts';
import { pageRenamer } from '../bundle/class-names.ts';
import { writeIn } from '../publish/list-files.ts';
import { scanPage, type ScannedPage } from '../verify/scan-page.ts';
import { contentHash, type PageDates } from './page-dates.ts';
import { pageInputs, type PageInput } from './page-input.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import { renderOrName, type PageSources } from './render-fault.ts';
import type { PageText, Renderer } from '../bundle/renderer.ts';

/** A page of the build. */
export interface RenderedPage {
  path: string;
  /** Its file in the build. */
  file: string;
  bytes: number;
}

/** The files that rendering wrote. */
interface Rendering {
  /** In the order of the site. */
  pages: readonly RenderedPage[];
  /** The files of pages and their aliases. */
  pageFiles: ReadonlySet<string>;
  /** All files, pages included. */
  files: readonly string[];
  /** The scan of each page, by the hash of its bytes. */
  scanned: ReadonlyMap<string, ScannedPage>;
}

/** A site whose images and pages are made, and all that both are made with. */
export interface Making {
  project: Project;
  site: Site;
  renderer: Renderer;
  /** The place of each block in the spec, for messages. */
  sources: PageSources;
  /** The folder that files are written into. */
  staging: string;
  progress: Progress;
}

/**
 * Writes every page and alias into `staging`, and the files beside them.
 * @param changed when the rows of the site were last changed
 */
export function renderSite(
  making: Making,
  { assets, dates, store, changed }: { assets: Assets; dates: PageDates; store: PageStore; changed: Date },
): Rendering {
  const { site, renderer, staging, progress } = making;
  const inputOf = pageInputs(site, assets, String(renderer.isTextSearched(site)));
  const rename = pageRenamer(assets.classNames);
  const filesOf = filesByPage(site.routes);
  const pages: RenderedPage[] = [];
  const files = new Set<string>();
  const texts = new Map<string, PageText>();
  const scanned = new Map<string, ScannedPage>();
  for (const page of site.pages) {
    const input = inputOf(page);
    const path = String(page.path);
    const stored = store.page(path, input.key, () => renderPage(input, making, rename));
    const addresses = filesOf.get(path) ?? [];
    const [own] = addresses;
    if (own === undefined) throw new Error(`the route table lacks ${path}`);
    for (const { file, path: address } of addresses) {
      const part = isObject(page.opensAt) ? page.opensAt[address] : undefined;
      writeIn(staging, file, typeof part === 'string' ? openedAt(stored.html, part) : stored.html);
      files.add(file);
    }
    dates.note(path, stored.content);
    texts.set(path, stored.text);
    scanned.set(hash('sha256', stored.html), stored.scan);
    pages.push({ path, file: own.file, bytes: Buffer.byteLength(stored.html) });
    progress(pages.length, site.pages.length);
  }
  const pageFiles = new Set(files);
  for (const [file, text] of renderer.siteFiles(site, texts, { dates: dates.dates, cache: store.text, changed })) {
    writeIn(staging, file, text);
    files.add(file);
  }
  store.clean();
  return { pages, pageFiles, files: [...files], scanned };
}

/** The end tags that React writes for empty parts of drawings; browsers need none. */
const emptyEnds = /><\/(?:circle|ellipse|line|path|rect|use)>/g;

function renderPage(
  { site: pageSite, page, assets }: PageInput,
  { site, renderer, sources }: Making,
  rename: (html: string) => string,
): StoredPage {
  const rendered = renderOrName(renderer, pageSite, page, { assets, sources });
  const html = withOneNotice(rename(rendered)).replaceAll(emptyEnds, '/>');
  return {
    html,
    content: contentHash(page.head as JsonObject, html),
    text: renderer.readPageText(site, rendered),
    scan: scanPage(html, String(site.settings['baseUrl'])),
  };
}

/** The addresses of each page, with their files: its own, then its aliases. */
function filesByPage(routes: readonly Route[]): Map<string, { path: string; file: string }[]> {
  const files = new Map<string, { path: string; file: string }[]>();
  for (const route of routes) {
    if ('to' in route || isWildcard(route)) continue;
    files.set(route.canonical, [...(files.get(route.canonical) ?? []), route]);
  }
  return files;
}

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
 * A page as one of its other addresses shows it first: at the part with this id. The heading of the part has the focus, and so the view:
 * without a script, and not where the address itself names a part. The part itself has it where it has no heading.
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
