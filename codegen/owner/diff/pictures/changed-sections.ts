import type { Renderer } from '../../../site/bundle/renderer.ts';
import { isObject, type Json, type JsonObject } from '../../../base/json.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import { sectionOf } from '../../edit/words/subject.ts';
import type { Site } from '../../../model/site.ts';

/** A site as its pages are drawn. */
export interface DrawnSite {
  readonly site: Site;
  readonly schemas: Schemas;
  readonly renderer: Pick<Renderer, 'renderPage'>;
  /** Gives classes the names that the stylesheets have for them. */
  readonly slim: (html: string) => string;
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

interface Section {
  readonly block: JsonObject;
  readonly html: string;
}

/** Every section of some pages that differs, page by page; the same change on several pages is listed once. */
export function changedSections(before: DrawnSite, after: DrawnSite, pages: readonly string[]): ChangedSection[] {
  const found = pages.flatMap((path) => {
    const [old, now] = [before, after].map((one) => sectionsOf(one, path)) as [Section[], Section[]];
    return pairs(old, now).map(([was, is]) => {
      const block = (is ?? was)?.block ?? {};
      return {
        path,
        name: sectionOf(block, after.schemas.blocks.get(String(block.type))),
        before: was?.html,
        after: is?.html,
      };
    });
  });
  const groups = Map.groupBy(
    [...aroundSections(before, after), ...found],
    ({ before: was, after: is }) => `${was ?? ''}\u0000${is ?? ''}`,
  );
  return [...groups.values()].map((group) => {
    const [{ name, before: was, after: is } = group[0]!] = group;
    return { pages: group.map(({ path }) => path), name, before: was, after: is };
  });
}

/** The parts around the sections, on the first page of both: the whole page if the theme has changed, else menus and footer if they have. */
function aroundSections(before: DrawnSite, after: DrawnSite) {
  const path = String(after.site.pages[0]?.path);
  const [old, now] = [before, after].map(({ site, renderer, slim }) => {
    const page = site.pages.find((one) => one.path === path);
    return page === undefined ? undefined : slim(renderer.renderPage(site, page, unloaded));
  });
  if (old === undefined || now === undefined) return [];
  const isRestyled = JSON.stringify(before.site.theme) !== JSON.stringify(after.site.theme);
  if (isRestyled)
    return [{ path, name: 'toute la page', before: documentOf(old, bodyOf(old)), after: documentOf(now, bodyOf(now)) }];
  const [was, is] = [old, now].map((html) => documentOf(html, bodyOf(html.replace(mainOf(html), ''))));
  return was === is ? [] : [{ path, name: 'menus et pied de page', before: was, after: is }];
}

/** The sections of a page, each drawn alone; none where the site has no such page. */
function sectionsOf({ site, renderer, slim }: DrawnSite, path: string): Section[] {
  const page = site.pages.find((one) => one.path === path);
  const blocks = Array.isArray(page?.blocks) ? page.blocks.filter(isObject) : [];
  return blocks.map((block) => {
    const html = slim(renderer.renderPage(site, { ...page, blocks: [block] as Json }, unloaded));
    return { block, html: documentOf(html, mainOf(html)) };
  });
}

/** A section needs nothing that its page would load: its styles are put in where it is shown. */
const unloaded = { script: '', stylesheet: '', fonts: [], islands: [] };

/** A document with the root element of a page, and a part of its body. */
function documentOf(html: string, body: string): string {
  const [root = '<html>'] = /<html[^>]*>/u.exec(html) ?? [];
  return `<!doctype html>${root}<head><meta charset="utf-8"></head><body>${body}</body></html>`;
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>') + '</main>'.length);
}

/** The body of a page, without its scripts. */
function bodyOf(html: string): string {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'));
  return body.replaceAll(/<script[^>]*>.*?<\/script>/gsu, '');
}

/** The sections that differ, in pairs: those of one kind belong together, in their order. */
function pairs(old: readonly Section[], now: readonly Section[]): [Section | undefined, Section | undefined][] {
  const gone = old.filter(({ html }) => !now.some((one) => one.html === html));
  const fresh = now.filter(({ html }) => !old.some((one) => one.html === html));
  const left = [...gone];
  const found = fresh.map((is): [Section | undefined, Section] => {
    const place = left.findIndex(({ block }) => block.type === is.block.type);
    return [place < 0 ? undefined : left.splice(place, 1)[0], is];
  });
  return [...found, ...left.map((was): [Section, undefined] => [was, undefined])];
}
