import type { ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Assets } from '../build/assets.ts';
import type { Renderer } from '../build/renderer.ts';
import { formatFinding, type Finding } from '../../load/findings/finding.ts';
import { meantIn } from '../../load/findings/nearest.ts';
import { PlacedFault } from '../../load/findings/placed-fault.ts';
import { generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { BlockKind } from '../../../src/shared/block-kind.ts';
import type { Schemas } from '../../load/schemas/schemas.ts';
import type { JsonObject } from '../../load/values/json.ts';
import { blockKinds } from './catalogue/block-kinds.ts';
import { cataloguePage, type CatalogueRenderer } from './catalogue/catalogue-page.ts';
import { catalogueRequest, type CatalogueRequest } from './catalogue/catalogue-request.ts';
import type { DevSite } from './dev-site.ts';
import { draftMarks } from './draft-marks.ts';
import { PageDrawer, type BlockRenderer } from './page-drawer.ts';
import { withDevHead } from './with-dev-head.ts';

/** The page of addresses that are unknown or gone. */
const notFoundPath = '/404';

/** Where the page's dev script asks for the findings of now. */
const findingsPath = '/@spec/findings';

/** Answers page requests of the dev server with freshly rendered pages, and the findings to its overlay. */
export function devMiddleware(server: ViteDevServer, site: DevSite): Connect.NextHandleFunction {
  const drawer = new PageDrawer();
  return (request, response, next) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === findingsPath)
      return send(response, 200, 'application/json', JSON.stringify(shownFindings(site, searchParams.get('page'))));
    const isPage = request.method === 'GET' && !/\.\w+$/.test(pathname) && !pathname.startsWith('/@');
    if (!isPage) return next();
    const route = site.lastGood?.routes.find(({ path }) => path === pathname);
    const former = route !== undefined && 'to' in route ? route : undefined;
    if (former !== undefined && former.to !== null) {
      response.writeHead(301, { Location: `${former.to}${search}`, 'Cache-Control': 'no-store' });
      return response.end();
    }
    const shown = former === undefined ? pathname : notFoundPath;
    renderForDev(server, site, drawer, shown).then(
      async ({ html, status }) => send(response, status, 'text/html', await withDevHead(server, pathname, html)),
      (error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      },
    );
  };
}

async function renderForDev(
  server: ViteDevServer,
  site: DevSite,
  drawer: PageDrawer,
  pathname: string,
): Promise<{ html: string; status: number }> {
  if (site.lastGood === undefined) return { html: emptyPage, status: 500 };
  const renderer = (await server.ssrLoadModule('/src/static/renderer.ts')) as Renderer;
  const asked = catalogueRequest(pathname);
  const page = asked && (await renderCatalogue(server, site, asked));
  if (page !== undefined) return { html: page, status: 200 };
  const match = renderer.createPageMatcher(site.lastGood)(pathname);
  if (match.page === undefined) return { html: emptyPage, status: match.status };
  const made = site.sources.get(String(match.page.path));
  const marks = made === undefined ? new Map<number, string>() : draftMarks(made);
  const blocks = marks.size === 0 ? renderer : await server.ssrLoadModule('/src/dev/drafts.tsx');
  try {
    const html = drawer.draw(renderer, site.lastGood, withMarks(match.page, marks), {
      assets: devAssets(site),
      sources: site.sources,
      blocks: blocks as BlockRenderer,
    });
    site.renderFaults.delete(pathname);
    return { html, status: match.status };
  } catch (error) {
    if (!(error instanceof PlacedFault)) throw error;
    if (site.renderFaults.get(pathname)?.message !== error.finding.message) printFault(server, error);
    site.renderFaults.set(pathname, error.finding);
    return { html: emptyPage, status: 500 };
  }
}

async function renderCatalogue(
  server: ViteDevServer,
  site: DevSite,
  asked: CatalogueRequest,
): Promise<string | undefined> {
  const { lastGood, schemas } = site;
  if (lastGood === undefined || schemas === undefined) return undefined;
  const renderer = (await server.ssrLoadModule('/src/dev/catalogue/render-catalogue.tsx')) as CatalogueRenderer;
  const kinds = kindsOf(site.project.engine, schemas, lastGood.settings);
  return cataloguePage(renderer, asked, { site: lastGood, kinds, examples: schemas.examples, assets: devAssets(site) });
}

/** The kinds of block, read once as long as the schemas and settings stay: a page of the catalogue frames dozens of others. */
function kindsOf(engine: string, schemas: Schemas, settings: JsonObject): readonly BlockKind[] {
  const bySettings = knownKinds.get(schemas) ?? new WeakMap<JsonObject, readonly BlockKind[]>();
  knownKinds.set(schemas, bySettings);
  const kinds = bySettings.get(settings) ?? blockKinds(schemas, engine, settings);
  bySettings.set(settings, kinds);
  return kinds;
}

const knownKinds = new WeakMap<Schemas, WeakMap<JsonObject, readonly BlockKind[]>>();

/** The page with what is said over its drafts, for the view that shows it. */
function withMarks(page: JsonObject, marks: ReadonlyMap<number, string>): JsonObject {
  if (marks.size === 0) return page;
  const blocks = (page.blocks as JsonObject[]).map((block, place) => {
    const draftMark = marks.get(place);
    return draftMark === undefined ? block : { ...block, draftMark };
  });
  return { ...page, blocks };
}

/** Once for each fault: a page that waits to come back asks again and again. */
function printFault(server: ViteDevServer, { finding, cause }: PlacedFault): void {
  if (cause instanceof Error) server.ssrFixStacktrace(cause);
  server.config.logger.error(
    `\n${formatFinding(finding)}\n\n${cause instanceof Error ? (cause.stack ?? '') : String(cause)}\n`,
  );
}

/** What is wrong with the spec; when nothing is, with the page that asks. As the overlay shows it (src/dev/finding.ts). */
function shownFindings(
  { findings, renderFaults }: DevSite,
  page: string | null,
): (Finding & { hasOneRemedy: boolean })[] {
  const fault = page === null ? undefined : renderFaults.get(page);
  const found = findings.length > 0 || fault === undefined ? findings : [fault];
  return found.map((finding) => ({ ...finding, hasOneRemedy: meantIn(finding.remedy) !== undefined }));
}

/** The sources themselves: Vite transforms them on request. The dev script loads the one of every page. */
export function devAssets({ islands, project }: DevSite): Assets {
  const folder = addressOf(project, join(generatedFolder(project), 'islands'));
  return {
    script: '/src/dev/client.ts',
    stylesheet: '/src/dev/main.css',
    islandLoader: '/src/browser/islands.ts',
    fonts: [],
    islands: islands.map(({ name }) => ({ type: name, scripts: [`${folder}/${name}.ts`] })),
  };
}

/** Where Vite serves a file: by its path in the engine's folder, else by that on this machine. */
function addressOf({ engine }: Project, file: string): string {
  const path = relative(engine, file).split(sep).join('/');
  return path.startsWith('..') ? `/@fs${file}` : `/${path}`;
}

/** What stands behind the findings when there is no good page to show. */
const emptyPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Spécification à corriger</title>
<script type="module" src="/src/dev/findings-client.ts"></script></head><body></body></html>`;

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}
