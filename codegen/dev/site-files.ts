import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Renderer } from '../build/renderer.ts';
import { contentTypes } from '../preview/headers.ts';
import type { DevSite } from './dev-site.ts';

/** Answers requests for the files that the build writes beside its pages, made anew from the spec as it is now. */
export function siteFilesMiddleware(server: ViteDevServer, site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    textOf(server, site, pathname.slice(1)).then(
      (text) => (text === undefined ? next() : send(response, pathname, text)),
      next,
    );
  };
}

function send(response: ServerResponse, pathname: string, text: string): void {
  const type = contentTypes[extname(pathname)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

async function textOf(server: ViteDevServer, { lastGood }: DevSite, file: string): Promise<string | undefined> {
  if (lastGood === undefined) return undefined;
  const { siteFiles } = (await server.ssrLoadModule('/src/static/renderer.ts')) as Renderer;
  for (const [path, text] of siteFiles(lastGood)) if (path === file) return text;
  return undefined;
}
