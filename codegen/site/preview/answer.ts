import { statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import type { RequestHandler } from 'sirv';
import { contentTypeOf } from '../../base/content-types.ts';
import { allowedMethods, cacheControl, pageHeaders, plainAnswers, securityHeaders } from './headers.ts';
import { distPath, noAllowance, readManifest, type Allowance } from '../publish/publish.ts';
import { publishedSite, routeRequest, type PublishedSite } from './route-request.ts';

/** The build that `dist` shows, opened for serving. */
interface OpenBuild extends PublishedSite {
  readonly folder: string;
  readonly allowance: Allowance;
  readonly serve: RequestHandler;
}

/** Answers requests from whatever build `dist` shows at that moment, so that a rebuild is served at once. */
export function createAnswerer(root: string): RequestListener {
  let open: OpenBuild | null = null;
  return (request, response) => {
    void (async () => {
      try {
        open = await openBuild(root, open);
        setSecurityHeaders(response, open.allowance);
        answer(request, response, open);
      } catch {
        // `dist` was removed, or a build was cleaned away between looking and reading.
        if (response.headersSent) {
          response.destroy();
          return;
        }
        setSecurityHeaders(response, noAllowance);
        sendText(
          response,
          503,
          'Site momentanément indisponible : « dist » est introuvable. Lancez « npm run build ».',
        );
      }
    })();
  };
}

function setSecurityHeaders(response: ServerResponse, allowance: Allowance): void {
  for (const [name, value] of Object.entries(securityHeaders(allowance))) response.setHeader(name, value);
}

async function openBuild(root: string, open: OpenBuild | null): Promise<OpenBuild> {
  const folder = await realpath(distPath(root));
  if (folder === open?.folder) return open;
  const manifest = await readManifest(root, basename(folder));
  return {
    ...(await publishedSite(manifest?.routes ?? [], (file) => isFile(join(folder, file)))),
    folder,
    allowance: manifest?.allowance ?? noAllowance,
    // `dev` looks at the disk at each request; the other mode serves from a list made at the start and falls with an
    // uncaught error when a listed file is gone.
    serve: sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, build: OpenBuild): void {
  const action = routeRequest(request.method ?? '', request.url ?? '', build);
  switch (action.kind) {
    case 'file':
      response.setHeader('Cache-Control', cacheControl[action.cache]);
      return serveFile(request, response, build, action.file);
    case 'redirect':
    case 'moved':
      response.setHeader('Location', action.to);
      return sendText(response, action.kind === 'moved' ? 301 : 308, 'Redirection permanente');
    case 'gone':
    case 'not-found':
      return serveNotFound(request, response, build, action.kind === 'gone' ? 410 : 404);
    case 'missing-asset':
      return sendText(response, 404, plainAnswers.missingAsset);
    case 'bad-request':
      return sendText(response, 400, plainAnswers.badRequest);
    case 'bad-method':
      response.setHeader('Allow', allowedMethods);
      return sendText(response, 405, plainAnswers.badMethod);
  }
}

function serveFile(request: IncomingMessage, response: ServerResponse, build: OpenBuild, file: string, status = 200) {
  request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  // A server may ignore Range (RFC 9110 §14.2); sirv throws on some malformed ones.
  delete request.headers.range;
  request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
  const tag = request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse;
  // sirv serves a file with 200 alone, and leaves the tag out of a 304, which must have it (RFC 9110 §15.4.5).
  response.writeHead = ((sent: number, headers?: object) =>
    writeHead(
      sent === 200 ? status : sent,
      sent === 304 ? { ...headers, ETag: tag } : headers,
    )) as ServerResponse['writeHead'];
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.endsWith('.html')) for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentTypeOf(file));
  build.serve(request, response, () => sendText(response, 404, plainAnswers.missingAsset));
}

/** The real not-found page with status 404 or 410: sent whole, and never cached. */
function serveNotFound(request: IncomingMessage, response: ServerResponse, build: OpenBuild, status: 404 | 410): void {
  if (!build.hasFile('404.html')) return sendText(response, status, 'Page introuvable');
  delete request.headers['if-none-match'];
  response.setHeader('Cache-Control', cacheControl.missing);
  serveFile(request, response, build, '404.html', status);
}

/** sirv looks for the names only: an encoding refused by `;q=0` must not be named at all (RFC 9110 §12.5.3). */
function acceptedEncodings(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .join(',');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', cacheControl.missing);
  const body = `${text}\n`;
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
