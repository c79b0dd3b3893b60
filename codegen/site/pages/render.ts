import { isObject } from '../../base/json.ts';
import { exactRoutes } from '../../model/routes/route-table.ts';
import type { Site } from '../../model/site.ts';
import type { Project } from '../../run/project.ts';
import type { Assets } from '../../../src/shared/assets.ts';
import { writeIn } from '../publish/list-files.ts';
import { pictureAddresses } from '../images/pictures.ts';
import { renderOrName, type PageSources } from './render-fault.ts';
import type { PageText, Renderer } from '../bundle/renderer.ts';

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
