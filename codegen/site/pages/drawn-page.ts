import { distinct, scanPage, type ScannedPage } from '../verify/scan-page.ts';
import { withOneNotice } from './one-notice.ts';
import { contentHash } from './page-dates.ts';
import type { PageValues, SectionInput } from './page-input.ts';
import { drawnOrNamed, type PageSources } from './render-fault.ts';
import type { PageText, Renderer, ShellSite, SiteShell } from './renderer.ts';
import type { JsonObject } from '../../base/json.ts';

/** One block of a page as it is published. */
export interface Section {
  /** Of all that it is made from. */
  key: string;
  html: string;
  /** What of it is searched. */
  text: PageText;
  scan: ScannedPage;
}

/** What begins every page of a site and what ends it, as they are published but for what is current there. */
export interface DrawnShell extends SiteShell {
  scan: ScannedPage;
}

/** A page in its parts, as they are published. */
export interface DrawnPage {
  /** Of all that it is made from. */
  key: string;
  sections: readonly Section[];
  /** Its own around its parts, which have their places in it. */
  around: { html: string; scan: ScannedPage };
  /** A hash of all that a visitor reads on it. */
  content: string;
}

/** What pages are drawn with. */
export interface Drawing {
  renderer: Renderer;
  shell: DrawnShell;
  isTextSearched: boolean;
  /** Makes finished HTML smaller. */
  slim: (html: string) => string;
  /** Where the blocks of each page are written. */
  sources: PageSources;
}

/** Draws what begins every page and what ends it. */
export function drawShell(site: ShellSite, baseUrl: string, renderer: Renderer, slim: Drawing['slim']): DrawnShell {
  const { top, bottom } = renderer.renderShell(site);
  const html = { top: slim(top), bottom: slim(bottom) };
  return { ...html, scan: scanPage(html.top + html.bottom, baseUrl) };
}

/**
 * Draws a page; the sections that it had `before` are taken as they are.
 * @param ahead the HTML of its blocks that the renderer has made already, by their places
 */
export function drawPage(
  { site, page, assets, sections: inputs }: PageValues,
  before: ReadonlyMap<string, Section>,
  ahead: readonly (Uint8Array | undefined)[],
  drawing: Drawing,
): Omit<DrawnPage, 'key'> {
  const baseUrl = String(site.settings['baseUrl']);
  const { renderer, shell, slim, sources } = drawing;
  const sections = inputs.map(
    (input, index) =>
      before.get(input.key) ??
      drawnOrNamed(() => drawSection(input, baseUrl, drawing, ahead[index]), page, index, sources),
  );
  const islands = new Set([shell, ...sections].flatMap(({ scan }) => scan.islands));
  const html = slim(drawnOrNamed(() => renderer.renderAround(site, page, assets, islands), page, -1, sources));
  return {
    sections,
    around: { html, scan: scanPage(html, baseUrl) },
    content: contentHash(page.head as JsonObject, withOneNotice(`<main>${mainOf(sections)}</main>`)),
  };
}

function drawSection(
  { key, site, block, place }: SectionInput,
  baseUrl: string,
  { renderer, isTextSearched, slim }: Drawing,
  drawn: Uint8Array | undefined,
): Section {
  const rendered = drawn === undefined ? renderer.renderSection(site, block, place) : decoder.decode(drawn);
  const html = slim(rendered);
  return {
    key,
    html,
    text: isTextSearched ? renderer.readText(rendered) : { headings: '', text: '' },
    scan: scanPage(html, baseUrl),
  };
}

const decoder = new TextDecoder();

/** All of its HTML. */
export function htmlOf(
  { sections, around }: DrawnPage,
  { top, bottom }: DrawnShell,
  path: string,
  { putTogether }: Renderer,
): string {
  return withOneNotice(putTogether(around.html, { top, sections: mainOf(sections), bottom }, path));
}

function mainOf(sections: readonly Section[]): string {
  return sections.map(({ html }) => html).join('');
}

/** What of it is searched. */
export function textOf({ sections }: DrawnPage): PageText {
  const joined = (part: keyof PageText) =>
    sections.flatMap(({ text }) => (text[part] === '' ? [] : text[part])).join(' ');
  return { headings: joined('headings'), text: joined('text') };
}

/** What it names and holds, beside the addresses and ids of header and footer. */
export function scanOf({ sections, around }: DrawnPage, shell: DrawnShell): ScannedPage {
  const own = [around.scan, ...sections.map(({ scan }) => scan)];
  const all = [shell.scan, ...own];
  return {
    named: distinct(own.flatMap(({ named }) => named)),
    ids: [...new Set(own.flatMap(({ ids }) => ids))],
    headings: all.reduce((sum, { headings }) => sum + headings, 0),
    islands: [...new Set(all.flatMap(({ islands }) => islands))],
    islandScripts: around.scan.islandScripts,
  };
}
