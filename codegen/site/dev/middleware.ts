import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { Connect, ViteDevServer } from 'vite';
import type { Route } from '../../../src/shared/route.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import { cleanPath, decodePath } from '../../base/path.ts';
import { locationOf, redirectFor } from '../../model/redirects/redirects.ts';
import { contentTypeOf, contentTypes } from '../../base/content-types.ts';
import { notFoundPath } from '../../model/routes/match-route.ts';
import { exactRoutes, redirectsIn } from '../../model/routes/route-table.ts';
import { fileAt, readPublicFiles } from '../../read/public-files.ts';
import type { Project } from '../../run/project.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { PictureMaker } from '../images/pictures.ts';
import { devAssets, devPage, withViteScripts } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

/** Those of a spec that has never been valid. */
const noRoutes: readonly Route[] = [];

/** The address of the current findings, for the page's dev script. */
const findingsPath = '/@spec/findings';

/** Answers page requests of the dev server with freshly rendered pages, and the findings to its overlay. */
export function devMiddleware(server: ViteDevServer, site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === findingsPath)
      return send(response, 200, JSON.stringify(shownFindings(site, searchParams.get('page'))), contentTypes.json);
    const routes = site.current?.site.routes ?? noRoutes;
    const path = ownPath(pathname);
    const isShown = exactRoutes(routes).some((route) => route.path === path);
    const former = redirectFor(`${path}${search === '' ? '?' : search}`, redirectsIn(routes), isShown);
    if (former !== undefined && former.to !== null) {
      response.writeHead(301, { Location: locationOf(former, search.slice(1)), 'Cache-Control': 'no-store' });
      return response.end();
    }
    const isPage = request.method === 'GET' && !/\.\w+$/.test(pathname) && !pathname.startsWith('/@');
    if (!isPage && former === undefined) return next();
    const isGone = former !== undefined;
    const shown = isGone ? notFoundPath : path;
    devPage(server, site, shown)
      .then(async ({ html, status }) =>
        send(
          response,
          isGone && status === 404 ? 410 : status,
          await withViteScripts(server, pathname, html),
          contentTypes.html,
        ),
      )
      .catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      });
  };
}

function ownPath(pathname: string): string {
  return cleanPath(decodePath(pathname) ?? pathname);
}

/** The findings of the spec, or the fault of the requesting page, as the overlay shows them (src/shared/editing.ts). */
function shownFindings({ findings, renderFaults }: DevSite, page: string | null) {
  const fault = page === null ? undefined : renderFaults.get(ownPath(page));
  const found = findings.length > 0 || fault === undefined ? findings : [fault];
  return found.map((finding) => ({ ...finding, hasOneRemedy: meantIn(finding.remedy) !== undefined }));
}

/** Answers requests for the files in `public/`, as a build publishes them. Looks at the folders at each request: a file may come later. */
export function publicFilesMiddleware(project: Project): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const files = readPublicFiles(project);
    const file = files.get(fileAt(pathname, files) ?? '');
    if (file === undefined) next();
    else send(response, 200, readFileSync(file.path), contentTypeOf(file.path));
  };
}

/** Answers requests for the files that the build writes beside its pages, made from the current spec. */
export function siteFilesMiddleware(server: ViteDevServer, site: DevSite): Connect.NextHandleFunction {
  const pictures = new PictureMaker(site.project);
  const madeAt = async (pathname: string) => {
    const picture = site.current && (await pictures.at(site.current.site, pathname));
    return picture?.image ?? siteFile(server, site, pathname.slice(1));
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    madeAt(pathname).then(
      (body) => (body === undefined ? next() : send(response, 200, body, contentTypeOf(pathname))),
      next,
    );
  };
}

async function siteFile(server: ViteDevServer, site: DevSite, file: string): Promise<string | undefined> {
  const shown = site.whole?.site;
  if (shown === undefined) return undefined;
  const renderer = (await server.ssrLoadModule('/src/static/renderer.ts')) as Renderer;
  // The other files need no rendered page.
  const pages = file === 'search-index.json' ? shown.pages : [];
  const assets = devAssets(site);
  const texts = pages.map((page) => {
    const html = renderer.renderPage(shown, page, assets);
    return [String(page.path), renderer.readPageText(shown, html)] as const;
  });
  for (const [path, text] of renderer.siteFiles(shown, new Map(texts))) if (path === file) return text;
  return undefined;
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = 'application/octet-stream') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
