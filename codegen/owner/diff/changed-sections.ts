import { aroundSections, sectionsOf, type PageSection } from './page-sections.ts';

/** A site as its pages are drawn. */
export interface DrawnSite {
  /** The HTML of pages by address. */
  readonly pages: ReadonlyMap<string, string>;
  /** Gives classes the names that the stylesheets have for them. */
  readonly styles: string;
}

/** A section that visitors will see otherwise: a whole document for each version, nothing where it is not there. */
export interface ChangedSection {
  /** The pages that change in the same way, the first one first. */
  readonly pages: readonly string[];
  /** French: « section « Nos tarifs » ». */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The changed sections of two sites, to look at. */
export interface ShownSections {
  readonly sections: readonly ChangedSection[];
  /** How many more there are. */
  readonly left: number;
  /** The styles of the documents. */
  readonly styles: { readonly before: string; readonly after: string };
}

/** How many characters the documents have together: a page that opens at once, and that mail carries. */
const mostShown = 1_500_000;

/**
 * Every section of some pages that differs, page by page, with the texts that differ marked; the same change on several pages is listed once.
 * Where colours or fonts differ, the first page is shown whole.
 */
export function showSections(before: DrawnSite, after: DrawnSite, pages: readonly string[]): ShownSections {
  const found = pages.flatMap((page, place) => {
    const [old, now] = [before, after].map(({ pages: all }) => all.get(page) ?? '');
    // What stands around the sections is the same on all pages, but for the mark of the page itself.
    const isShown = ([was, is]: Pair) => place === 0 || (is ?? was)?.name !== aroundSections;
    const changed = pairs(sectionsOf(old!), sectionsOf(now!)).filter(isShown);
    return changed.map(([was, is]) => ({
      page,
      name: (is ?? was)?.name ?? '',
      before: was && documentOf(old!, was.html),
      after: is && documentOf(now!, is.html),
    }));
  });
  const groups = [
    ...Map.groupBy(found, ({ before: was, after: is }) => `${unnumbered(was ?? '')}\u0000${unnumbered(is ?? '')}`),
  ];
  const all = groups.map(([, group]): ChangedSection => {
    const [{ name, before: was, after: is }] = group as [(typeof found)[number]];
    const isBoth = was !== undefined && is !== undefined;
    return {
      pages: group.map(({ page }) => page),
      name,
      before: isBoth ? markedTexts(was, is) : was,
      after: isBoth ? markedTexts(is, was) : is,
    };
  });
  const whole = before.styles === after.styles ? [] : wholePage(before, after);
  let length = 0;
  const sections = [...whole, ...all].filter((one) => {
    length += (one.before?.length ?? 0) + (one.after?.length ?? 0);
    return length <= mostShown;
  });
  const left = whole.length + all.length - sections.length;
  return { sections, left, styles: { before: before.styles, after: after.styles } };
}

function wholePage(before: DrawnSite, after: DrawnSite): ChangedSection[] {
  const [page = '', now = ''] = [...after.pages][0] ?? [];
  const old = before.pages.get(page) ?? '';
  const [was, is] = [documentOf(old, bodyOf(old)), documentOf(now, bodyOf(now))];
  return [{ pages: [page], name: 'toute la page', before: was, after: is }];
}

/** A document with the root element of a page, and a part of its body. */
function documentOf(page: string, body: string): string {
  const [root = '<html>'] = /<html[^>]*>/u.exec(page) ?? [];
  const shown = body.replaceAll(/<script[^>]*>.*?<\/script>| data-props="[^"]*"/gsu, '');
  return `<!doctype html>${root}<head><meta charset="utf-8"></head><body>${shown}</body></html>`;
}

function bodyOf(page: string): string {
  return page.slice(page.indexOf('<body'), page.lastIndexOf('</body>')).replace(/^<body[^>]*>/u, '');
}

/** The ids of a section have its place on the page in them. */
function unnumbered(html: string): string {
  return html.replaceAll(/_[\da-z]+R_/gu, '_R_');
}

type Pair = readonly [before: PageSection | undefined, after: PageSection | undefined];

/** The sections that differ, in pairs: those of one name belong together, then those in the same order. The head is not drawn. */
function pairs(old: readonly PageSection[], now: readonly PageSection[]): Pair[] {
  const missingIn = (others: readonly PageSection[]) => {
    const known = new Set(others.map(({ html }) => unnumbered(html)));
    return ({ html }: PageSection) => !html.startsWith('<!doctype') && !known.has(unnumbered(html));
  };
  const left = old.filter(missingIn(now));
  const fresh = now.filter(missingIn(old));
  const named = fresh.map((is): Pair => {
    const place = left.findIndex(({ name }) => name === is.name);
    return [place < 0 ? undefined : left.splice(place, 1)[0], is];
  });
  const found = named.map(([was, is]): Pair => [was ?? (old.length === now.length ? left.shift() : undefined), is]);
  return [...found, ...left.map((was): Pair => [was, undefined])];
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
