import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitThemeCss } from '../../codegen/site/emit/theme-css.ts';
import { valueModules } from '../../codegen/site/emit/value-modules.ts';
import { camelCase } from '../../codegen/base/names.ts';
import type { Site as PlainSite } from '../../codegen/model/site.ts';
import { caddyfile } from '../../codegen/site/servers/caddyfile.ts';
import { servingOf } from '../../codegen/site/servers/serving.ts';
import type { Site } from '#src/ui/site.ts';
import { pictureOf } from '../../src/static/picture/page-picture.tsx';
import { renderPage } from '../../src/static/render-page.tsx';
import { readPageText } from '../../src/static/search-index.ts';
import { siteFiles } from '../../src/static/site-files.ts';

/** The tables that the scripts of pages import. */
const browserTables = sourcesIn(join(import.meta.dirname, '../../src')).flatMap((text) =>
  [...text.matchAll(/generated\/tables\/([\w-]+)\.ts/g)].map(([, table = '']) => camelCase(table)),
);

const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };

/**
 * All that the site gives out, piece by piece, the cheapest first: what browsers and servers are told, what pages of `first` say,
 * all other pages, then the files beside them.
 */
export function* outputOf(
  plain: PlainSite,
  first: (family: string) => boolean = () => true,
): Iterable<[name: string, text: string]> {
  // Checked against the schemas from which `Site` is emitted.
  const site = plain as unknown as Site;
  const { baseUrl } = site.settings;
  for (const name of ['page-parts.ts', 'page-parts-on-use.ts']) yield [name, JSON.stringify(valueModules(plain)[name])];
  for (const table of browserTables) yield [`table ${table}`, JSON.stringify(plain.tables[table])];
  yield ['locale', JSON.stringify(site.settings.locale)];
  yield ['theme', emitThemeCss(plain.theme)];
  yield ['server', caddyfile(servingOf(plain), new URL(baseUrl).host)];
  yield ['addresses', JSON.stringify(site.pages.map(({ path, aliases, fallback }) => [path, aliases, fallback]))];
  const texts = new Map<string, ReturnType<typeof readPageText>>();
  for (const page of site.pages.toSorted((a, b) => Number(first(b.family)) - Number(first(a.family)))) {
    const html = renderPage(site, page, assets);
    yield [page.path, html];
    texts.set(page.path, readPageText(site, html));
  }
  for (const page of site.pages) yield [`picture of ${page.path}`, pictureOf(site, page)?.source ?? ''];
  yield* siteFiles(site, texts);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.tsx?$/.test(name) && !name.startsWith('generated') ? [readFileSync(join(folder, name), 'utf8')] : [],
  );
}
