import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { Finding } from '../../base/findings/finding.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

/** The page of addresses that are unknown or gone. */
const notFoundPath = '/404';

/** The address of the current findings, for the page's dev script. */
const findingsPath = '/@spec/findings';

/** Answers page requests of the dev server with freshly rendered pages, and the findings to its overlay. */
export function devMiddleware(server: ViteDevServer, site: DevSite, pages: DevPages): Connect.NextHandleFunction {
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
    pages.answer(pathname, shown).then(
      ({ html, status }) => send(response, status, 'text/html', html),
      (error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      },
    );
  };
}

/** The findings of the spec, or the fault of the requesting page, as the overlay shows them (src/shared/editing.ts). */
function shownFindings(
  { findings, renderFaults }: DevSite,
  page: string | null,
): (Finding & { hasOneRemedy: boolean })[] {
  const fault = page === null ? undefined : renderFaults.get(page);
  const found = findings.length > 0 || fault === undefined ? findings : [fault];
  return found.map((finding) => ({ ...finding, hasOneRemedy: meantIn(finding.remedy) !== undefined }));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}
