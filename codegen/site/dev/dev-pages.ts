import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Assets } from '../../../src/shared/assets.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { formatFinding, PlacedFault } from '../../base/findings/finding.ts';
import { generatedFolder, type Project } from '../../run/project.ts';
import { type JsonObject, isObject, valueAt, type DocumentPath, textsIn } from '../../base/json.ts';
import { cataloguePage, isOfCatalogue, type CatalogueRenderer } from './catalogue/catalogue-page.ts';
import type { DevSite, ShownSite } from './dev-site.ts';
import { renderOrName } from '../pages/render.ts';
import { createMatcher, notFoundPath } from '../../model/routes/match-route.ts';
import type { MadePage } from '../../model/pages/pages.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { ownName } from '../../base/names.ts';

interface Answer {
  html: string;
  status: number;
}

/**
 * The page at an address, rendered on request: as it is now, or as it was before where its values are not valid.
 * @param path decoded, in its one spelling
 */
export async function devPage(server: ViteDevServer, site: DevSite, path: string): Promise<Answer> {
  const { current, whole, schemas, renderFaults, project } = site;
  if (current === undefined) return { html: emptyPage, status: 500 };
  const assets = devAssets(site);
  if (isOfCatalogue(path) && schemas !== undefined) {
    const renderer = (await server.ssrLoadModule('/src/dev/catalogue/render-catalogue.tsx')) as CatalogueRenderer;
    const html = cataloguePage(renderer, path, { site: current.site, schemas, engine: project.engine, assets });
    if (html !== undefined) return { html, status: 200 };
  }
  let fault: PlacedFault | undefined;
  // A page of the current site may need modules that are not written yet.
  for (const one of new Set([current, whole ?? current])) {
    const drawn = await drawnPage(server, one, assets, path);
    if (drawn !== undefined && !(drawn instanceof PlacedFault)) {
      renderFaults.delete(path);
      return drawn;
    }
    site.isBehind = true;
    fault ??= drawn;
  }
  if (fault !== undefined) {
    if (renderFaults.get(path)?.message !== fault.finding.message) printFault(server, fault);
    renderFaults.set(path, fault.finding);
  }
  return { html: emptyPage, status: 500 };
}

/** The page at an address of a site; a fault where it cannot be rendered, nothing where its values do not allow it. */
async function drawnPage(server: ViteDevServer, { site, pages, isValid }: ShownSite, assets: Assets, path: string) {
  const renderer = (await server.ssrLoadModule('/src/static/renderer.ts')) as Renderer;
  const route = (await createMatcher(site.routes)).at(path);
  const status = route === undefined ? 404 : 200;
  const page = site.pages.find((one) => one.path === (route?.handle.canonical ?? notFoundPath));
  if (page === undefined) return { html: emptyPage, status };
  const made = pages.get(String(page.path));
  if (made !== undefined && !isValid(made)) return undefined;
  const marks = made === undefined ? new Map<number, string>() : draftMarks(made);
  const drafts = marks.size === 0 ? renderer : await server.ssrLoadModule('/src/dev/drafts.tsx');
  try {
    return { html: renderOrName(drafts as Renderer, site, withMarks(page, marks), { assets, sources: pages }), status };
  } catch (error) {
    // Something is missing in its blocks that a rule looks for: its finding says more than another error.
    return error instanceof PlacedFault ? error : undefined;
  }
}

/**
 * Adds Vite's scripts to a page. Vite parses a whole page but needs its head alone: the body, often a hundred kilobytes, is left out.
 * @param pathname the address that was requested
 */
export async function withViteScripts(server: ViteDevServer, pathname: string, html: string): Promise<string> {
  const start = html.indexOf('<body');
  if (start < 0) return server.transformIndexHtml(pathname, html);
  const around = await server.transformIndexHtml(pathname, html.slice(0, start) + emptyBody);
  return around.replace(emptyBody, () => html.slice(start));
}

const emptyBody = '<body></body></html>';

function withMarks(page: JsonObject, marks: ReadonlyMap<number, string>): JsonObject {
  if (marks.size === 0) return page;
  const blocks = (page.blocks as JsonObject[]).map((block, place) => {
    const draftMark = marks.get(place);
    return draftMark === undefined ? block : { ...block, draftMark };
  });
  return { ...page, blocks };
}

/** Once for each fault: a page with a fault is requested again and again. */
function printFault(server: ViteDevServer, { finding, cause }: PlacedFault): void {
  if (cause instanceof Error) server.ssrFixStacktrace(cause);
  server.config.logger.error(
    `\n${formatFinding(finding)}\n\n${cause instanceof Error ? (cause.stack ?? '') : String(cause)}\n`,
  );
}

/** The sources themselves: Vite transforms them on request. The dev script loads the one of every page. */
export function devAssets({ schemas, project }: DevSite): Assets {
  const folder = addressOf(project, join(generatedFolder(project), 'islands'));
  return {
    script: '/src/dev/client.ts',
    stylesheet: '/src/dev/main.css',
    islandLoader: '/src/browser/islands.ts',
    fonts: [],
    islands: (schemas?.islands ?? []).map(({ name }) => ({ type: name, scripts: [`${folder}/${name}.ts`] })),
  };
}

/** Where Vite serves a file: by its path in the engine's folder, else by that on this machine. */
function addressOf({ engine }: Project, file: string): string {
  const path = relative(engine, file).split(sep).join('/');
  return path.startsWith('..') ? `/@fs${file}` : `/${path}`;
}

/** The page behind the findings when there is no good page to show. */
const emptyPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Spécification à corriger</title>
<script type="module" src="/src/dev/findings-client.tsx"></script></head><body></body></html>`;

/** The marks over the blocks of a page that hold drafts, in French, by place: « Brouillon : cette page ne sera pas publiée. » */
export function draftMarks({ blocks, row }: Pick<MadePage, 'blocks' | 'row'>): Map<number, string> {
  const marks = new Map<number, string>();
  for (const [place, block] of blocks.entries()) {
    const names = new Set(
      textsIn(block.value).flatMap(({ path }) => {
        const draft = draftRow(block.originOf(path));
        return draft === undefined || draft === row?.written ? [] : [`« ${ownName(draft) ?? ''} »`];
      }),
    );
    const isOwn = isDraft(writtenAt(block.originOf([])));
    if (isOwn) marks.set(place, 'Brouillon : cette section ne sera pas publiée.');
    else if (names.size > 0) marks.set(place, `Brouillon dans cette section : ${[...names].join(', ')}.`);
  }
  if (isDraft(row?.written)) marks.set(0, 'Brouillon : cette page ne sera pas publiée.');
  return marks;
}

/** The draft of a table that a value comes from. */
function draftRow({ source, path }: Origin): JsonObject | undefined {
  if (source.document.kind !== 'table') return undefined;
  const row = writtenAt({ source, path: Array.isArray(source.data) ? path.slice(0, 1) : [] });
  return isDraft(row) ? row : undefined;
}

function writtenAt({ source, path }: { source: Origin['source']; path: DocumentPath }): JsonObject | undefined {
  const value = valueAt(source.data, path);
  return isObject(value) ? value : undefined;
}

function isDraft(written: JsonObject | undefined): boolean {
  return written?.draft === true;
}
