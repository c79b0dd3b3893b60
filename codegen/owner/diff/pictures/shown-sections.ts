import { type ChangedSection, type DrawnSite, changedSections } from './changed-sections.ts';
import type { Page } from 'playwright';
import { compact } from '../../edit/words/value-words.ts';
import { findChromium, findHeadlessShell } from '../../../run/find-chromium.ts';

/** One side of a change: a picture (`src` of an image), or the document itself, without its styles, where there is no browser to draw it. */
export type Side = { readonly picture: string } | { readonly document: string };

/** A changed section, before and after. */
export interface ShownSection extends Pick<ChangedSection, 'pages' | 'name'> {
  readonly before: Side | undefined;
  readonly after: Side | undefined;
}

/** The changed sections of two sites, to look at. */
export interface ShownSections {
  readonly sections: readonly ShownSection[];
  /** How many more there are. */
  readonly left: number;
  /** The styles of the documents, for both sides; empty where all are pictures. */
  readonly styles: { readonly before: string; readonly after: string };
}

/** How many sections are shown: each takes a moment to draw. */
const mostShown = 30;

/** @param draw makes pictures of documents, or nothing where it cannot */
export async function showSections(
  before: DrawnSite,
  after: DrawnSite,
  pages: readonly string[],
  draw = takePictures,
): Promise<ShownSections> {
  const all = changedSections(before, after, pages);
  const sections = all.slice(0, mostShown).map((one) => {
    const { before: was, after: is } = one;
    if (was === undefined || is === undefined) return one;
    return { ...one, before: markedTexts(was, is), after: markedTexts(is, was) };
  });
  const left = all.length - sections.length;
  const documents = sections.flatMap((one) => compact(styled(one.before, before), styled(one.after, after)));
  const pictures = documents.length === 0 ? [] : await draw(documents);
  const pictureOf = new Map(documents.map((document, place) => [document, pictures?.[place]]));
  const side = (document: string | undefined, site: DrawnSite): Side | undefined => {
    const picture = pictureOf.get(styled(document, site) ?? '');
    return document === undefined ? undefined : picture === undefined ? { document } : { picture };
  };
  return {
    sections: sections.map((one) => ({ ...one, before: side(one.before, before), after: side(one.after, after) })),
    left,
    styles: pictures === undefined ? { before: before.styles, after: after.styles } : { before: '', after: '' },
  };
}

function styled(document: string | undefined, { styles }: DrawnSite): string | undefined {
  return document?.replace('</head>', () => `<style>${styles}</style></head>`);
}

/** How a text that differs is drawn: in no colour of the site. */
const style = 'background:#ffe066;color:#000;-webkit-text-fill-color:#000;box-shadow:0 0 0 3px #ffe066';

/** A document with the texts that another version of it does not have marked; words inside drawings stay as they are. */
export function markedTexts(html: string, other: string): string {
  const known = new Set(partsOf(other));
  let drawings = 0;
  return partsOf(html)
    .map((part) => {
      if (part.startsWith('<svg')) drawings += 1;
      if (part.startsWith('</svg')) drawings -= 1;
      const isText = !part.startsWith('<') && part.trim() !== '' && drawings === 0;
      return isText && !known.has(part) ? `<mark style="${style}">${part}</mark>` : part;
    })
    .join('');
}

/** The tags of a document and the texts between them, in their order; a script is one part. */
function partsOf(html: string): string[] {
  return html.split(/(<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>|<[^>]*>)/su).filter((part) => part !== '');
}

/** Wide enough for the layout of a large screen. */
const width = 1280;

/**
 * Pictures of documents, as data addresses; nothing where the machine has no Chromium that starts. The documents run no script and reach
 * no network.
 */
async function takePictures(documents: readonly string[]): Promise<string[] | undefined> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (executablePath === undefined) return undefined;
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 600 },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
      offline: true,
    });
    const page = await context.newPage();
    const pictures: string[] = [];
    for (const document of documents) {
      await page.setContent(document, { waitUntil: 'load' });
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80, ...(await clipOf(page)) });
      pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** The tallest picture that can still be read beside another one, and the margin around the marks of a taller section. */
const tallest = 2000;
const around = 500;

/** The part of a tall section that holds the marks. */
async function clipOf(page: Page) {
  const height = (await page.locator('body').boundingBox())?.height ?? 0;
  const boxes = await Promise.all((await page.locator('mark').all()).map((mark) => mark.boundingBox()));
  const tops = boxes.flatMap((box) => (box === null ? [] : [box.y]));
  if (height <= tallest || tops.length === 0) return {};
  const y = Math.max(0, Math.min(...tops) - around);
  return { clip: { x: 0, y, width, height: Math.min(height - y, Math.max(...tops) + around - y, tallest) } };
}
