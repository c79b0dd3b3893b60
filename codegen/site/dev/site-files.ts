import { join, extname } from 'node:path';
import sirv from 'sirv';
import type { Connect, ViteDevServer } from 'vite';
import type { Project } from '../../run/project.ts';
import type { ServerResponse } from 'node:http';
import type { Assets } from '../bundle/assets.ts';
import type { PageText, Renderer } from '../bundle/renderer.ts';
import { contentTypes } from '../../model/routes/reserved-path.ts';
import type { Site } from '../../model/site.ts';
import type { DevSite } from './dev-site.ts';
import { devAssets } from './dev-pages.ts';

/** Answers requests for the files in `public/` of another site. They come before the engine's, as in a build; those Vite serves itself. */
export function ownFilesMiddleware({ root, engine }: Project): Connect.NextHandleFunction {
  if (root === engine) return (_request, _response, next) => next();
  // In its `dev` mode sirv looks at the folder at each request: a file may come later, and so may the folder.
  return sirv(join(root, 'public'), { dev: true, extensions: [] });
}

/** Answers requests for the files that the build writes beside its pages, made from the current spec. */
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
  const type = contentTypes[extname(pathname).slice(1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

async function textOf(server: ViteDevServer, site: DevSite, file: string): Promise<string | undefined> {
  const { lastGood } = site;
  if (lastGood === undefined) return undefined;
  const renderer = (await server.ssrLoadModule('/src/static/renderer.ts')) as Renderer;
  // The other files need no rendered page.
  const texts = file === 'search-index.json' ? pageTexts(renderer, lastGood, devAssets(site)) : new Map();
  for (const [path, text] of renderer.siteFiles(lastGood, texts)) if (path === file) return text;
  return undefined;
}

function pageTexts({ renderPage, readPageText }: Renderer, site: Site, assets: Assets): Map<string, PageText> {
  return new Map(site.pages.map((page) => [String(page.path), readPageText(site, renderPage(site, page, assets))]));
}
