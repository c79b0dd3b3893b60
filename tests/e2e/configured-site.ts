import { join } from 'node:path';
import type { Assets } from '#src/shared/assets.ts';
import { loadRenderer } from '../../codegen/site/bundle/bundle.ts';
import type { Renderer } from '../../codegen/site/bundle/renderer.ts';
import { textAt, type JsonObject } from '../../codegen/base/json.ts';
import { openedAt } from '../../codegen/site/pages/render.ts';
import { createMatcher, notFoundPath } from '../../codegen/model/routes/match-route.ts';
import type { Site } from '../../codegen/model/site.ts';
import type { SiteChat, SiteForms } from '#generated/types.ts';
import type { Page } from '#src/ui/site.ts';
import { bundleOf } from '../built/bundle-of.ts';
import { listen } from '../run/listen.ts';
import { site } from './site.ts';

/** What the owner may say of sending, in `forms` of spec/site.yaml, of the chat, and on the pages. */
interface Changes {
  forms?: Partial<Pick<SiteForms, 'delivery' | 'timeoutMs' | 'minimumFillMs'>>;
  chat?: Partial<Pick<SiteChat, 'script'>>;
  pages?: readonly Page[];
}

const root = join(import.meta.dirname, '../..');
let loading: Promise<Renderer> | undefined;

/**
 * Serves the site at `siteUrl` on a port of its own, as a build would make it of a spec with these settings: its pages are
 * rendered anew, everything else is the same. The header that says where a page may connect is left out: other tests are about it.
 */
export async function startConfiguredSite(
  siteUrl: string,
  changes: Changes,
): Promise<{ url: string; stop: () => void }> {
  const renderer = await (loading ??= load(siteUrl));
  const { forms, chat } = site.settings;
  const settings = { ...site.settings, forms: { ...forms, ...changes.forms }, chat: { ...chat, ...changes.chat } };
  // To the renderer the site is a tree of plain values.
  const configured = { ...site, settings, pages: changes.pages ?? site.pages } as unknown as Site;
  const { at } = await createMatcher(configured.routes);
  return listen(async (request, response) => {
    const url = new URL(request.url ?? '/', siteUrl);
    const original = await fetch(url);
    const type = original.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await original.arrayBuffer());
    const path = at(url.pathname)?.handle.canonical ?? notFoundPath;
    const page = configured.pages.find((one) => one.path === path);
    // Files that carry their hash in their name are asked for once, as of the site itself.
    const caching = original.headers.get('cache-control') ?? 'no-cache';
    response.writeHead(original.status, { 'content-type': type, 'cache-control': caching });
    if (!type.startsWith('text/html') || page === undefined) response.end(bytes);
    else {
      const html = bytes.toString();
      const part = textAt(page, ['opensAt', url.pathname]);
      const made = renderer.renderPage(configured, page, assetsOf(html, page));
      response.end(part === undefined ? made : openedAt(made, part));
    }
  });
}

async function load(siteUrl: string): Promise<Renderer> {
  const response = await fetch(siteUrl);
  return loadRenderer(bundleOf(root, await response.text()));
}

/** What a page of the build loads, read from it. */
function assetsOf(html: string, { blocks }: JsonObject): Assets {
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const types = (blocks as { type: string }[]).map(({ type }) => type);
  const [stylesheet = ''] = addresses(/<link rel="stylesheet" href="([^"]*)"/g);
  const [script = '', islandLoader] = addresses(/<script type="module" src="([^"]*)"/g);
  const scripts = addresses(/<meta name="island-scripts" content="([^"]*)"/g).flatMap((files) => files.split(' '));
  return {
    script,
    stylesheet,
    ...(islandLoader !== undefined && { islandLoader }),
    fonts: addresses(/<link rel="preload" as="font"[^>]* href="([^"]*)"/g),
    islands: types.map((type) => ({ type, scripts })),
  };
}
