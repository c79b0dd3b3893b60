import { hash } from 'node:crypto';
import { distinct, scanPage, type ScannedPage } from '../verify/scan-page.ts';
import { withOneNotice } from './one-notice.ts';
import { contentHash } from './page-dates.ts';
import type { PageInput, SectionInput } from './page-input.ts';
import { drawnOrNamed, type PageSources } from './render-fault.ts';
import type { PageText, Renderer } from './renderer.ts';
import type { JsonObject } from '../../load/values/json.ts';

/** One block of a page as it is published. */
export interface Section {
  /** Of all that it is made from. */
  key: string;
  html: string;
  /** What of it is searched. */
  text: PageText;
  scan: ScannedPage;
}

/** A page in its parts, as they are published. */
export interface DrawnPage {
  /** Of all that it is made from. */
  key: string;
  sections: readonly Section[];
  around: { html: readonly [before: string, after: string]; scan: ScannedPage };
  /** A hash of all that a visitor reads on it. */
  content: string;
  /** A hash of its bytes. */
  hash: string;
}

/** What pages are drawn with. */
export interface Drawing {
  renderer: Renderer;
  isTextSearched: boolean;
  /** Makes finished HTML smaller. */
  slim: (html: string) => string;
  /** Where the blocks of each page are written. */
  sources: PageSources;
}

/** Draws a page; the sections that it had `before` are taken as they are. */
export function drawPage(
  { read, sections: inputs }: PageInput,
  before: ReadonlyMap<string, Section>,
  drawing: Drawing,
): Omit<DrawnPage, 'key'> {
  const { site, page, assets } = read();
  const baseUrl = String(site.settings['baseUrl']);
  const { renderer, slim, sources } = drawing;
  const sections = inputs().map(
    (input, index) =>
      before.get(input.key) ?? drawnOrNamed(() => drawSection(input, baseUrl, drawing), page, index, sources),
  );
  const islands = new Set(sections.flatMap(({ scan }) => scan.islands));
  const [start, end] = drawnOrNamed(() => renderer.renderAround(site, page, assets, islands), page, -1, sources);
  const html = [slim(start), slim(end)] as const;
  const main = mainOf(sections);
  return {
    sections,
    around: { html, scan: scanPage(html.join(''), baseUrl) },
    content: contentHash(page.head as JsonObject, `<main>${main}</main>`),
    hash: hash('sha256', withOneNotice(html.join(main))),
  };
}

function drawSection(
  { key, read }: SectionInput,
  baseUrl: string,
  { renderer, isTextSearched, slim }: Drawing,
): Section {
  const { site, path, block, place } = read();
  const rendered = renderer.renderSection(site, path, block, place);
  const html = slim(rendered);
  return {
    key,
    html,
    text: isTextSearched ? renderer.readText(rendered) : { headings: '', text: '' },
    scan: scanPage(html, baseUrl),
  };
}

/** All of its HTML. */
export function htmlOf({ sections, around }: DrawnPage): string {
  return withOneNotice(around.html.join(mainOf(sections)));
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

/** What it names and holds. */
export function scanOf({ sections, around }: DrawnPage): ScannedPage {
  const scans = [around.scan, ...sections.map(({ scan }) => scan)];
  return {
    named: distinct(scans.flatMap(({ named }) => named)),
    ids: [...new Set(scans.flatMap(({ ids }) => ids))],
    headings: scans.reduce((sum, { headings }) => sum + headings, 0),
    islands: [...new Set(scans.flatMap(({ islands }) => islands))],
    islandScripts: around.scan.islandScripts,
  };
}
