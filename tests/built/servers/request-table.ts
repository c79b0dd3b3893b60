import { wildcardRoutes } from '../../../codegen/model/routes/route-table.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '../../../codegen/base/content-types.ts';
import { cacheControl } from '../../../codegen/site/preview/headers.ts';
import { dist, manifest } from '../dist.ts';
import { belowFallbacks, deep, escaped, fileOf, top, unknownName } from './addresses.ts';

/** A request, and what every server must answer. Header values are compared without spaces and capitals. */
export interface Row {
  readonly title: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly cache: string;
  readonly type?: string | undefined;
  readonly location?: string;
  readonly allow?: string;
  readonly file?: string;
  /** The answer is compressed: with brotli where the server can and may, else with gzip. */
  readonly encoding?: 'br' | 'gzip' | 'identity';
  /** The servers that answer before any configuration of ours is read, and without our headers: with which status. */
  readonly early?: Readonly<Record<string, number>>;
}

const fileWith = (extension: string, folder = '', fits = (_: string): boolean => true): string => {
  const found = manifest.files.find((file) => file.startsWith(folder) && file.endsWith(extension) && fits(file));
  if (found === undefined) throw new Error(`The build has no ${folder}…${extension}`);
  return found;
};
/** The first file of that name or kind, where the build has any. */
const filesOnce = (end: string): readonly string[] => manifest.files.filter((file) => file.endsWith(end)).slice(0, 1);
const asset = (extension: string): string => fileWith(extension, 'assets/');
/** Large enough to be worth compressing. */
const script = fileWith('.js', 'assets/', (file) => existsSync(join(dist, `${file}.br`)));
const font = asset('.woff2');

const { html, txt, js, css, woff2, svg } = contentTypes;
/** The type of answers that are no page. */
export const plain = 'text/plain; charset=utf-8';

const shown = (path: string, file: string): Row => ({
  title: `${path} shows ${file}`,
  path,
  status: 200,
  cache: cacheControl.page,
  type: html,
  file,
});
/** An answer that no cache may hold on to. */
const fault = (status: number, path: string, what: string, answer: Partial<Row>): Row => ({
  title: `${path} ${what}`,
  path,
  status,
  cache: cacheControl.missing,
  ...answer,
});
const unknown = (path: string, headers: Row['headers'] = {}): Row =>
  fault(404, path, `is unknown ${JSON.stringify(headers)}`, { headers, type: html, file: '404.html' });
const missing = (path: string): Row => fault(404, path, 'is a missing asset', { type: plain });
const moved = (path: string, location: string): Row =>
  fault(308, path, `is another spelling of ${location}`, { location });
const malformed = (path: string, early: Row['early'] = {}): Row =>
  fault(400, path, 'is malformed', { type: plain, early });
const refused = (method: string, path: string): Row =>
  fault(405, path, `is refused for ${method}`, { method, type: plain, allow: 'GET, HEAD' });
const compressed = (accepted: string, encoding: Row['encoding'], path = top, file = fileOf(top)): Row => ({
  ...shown(path, file),
  title: `${path} for « ${accepted} »`,
  headers: { 'accept-encoding': accepted },
  ...(encoding && { encoding }),
});
/** Before it has found the folder of the site, Apache knows none of its headers. */
const apache400 = { apache: 400, 'apache, narrow': 400 };
const wildcards = wildcardRoutes(manifest.routes);
export const table: readonly Row[] = [
  shown('/', 'index.html'),
  shown('/?utm_source=lettre&x=%20', 'index.html'),
  shown(top, fileOf(top)),
  shown(deep, fileOf(deep)),
  shown(`${deep}?x=/../y`, fileOf(deep)),
  // Negotiation has found the file itself, under its full name.
  { ...shown(escaped(deep), fileOf(deep)), early: { 'apache, narrow': 308 } },
  ...belowFallbacks.map((path) => shown(path, fileOf(path))),
  ...wildcards.flatMap(({ prefix, file }) => [
    shown(prefix, file),
    shown(`${prefix}/${unknownName}`, file),
    shown(`${prefix}/a/b/c?x=1`, file),
    shown(`${prefix}/%C3%A9t%C3%A9`, file),
  ]),
  { ...shown('/robots.txt', 'robots.txt'), type: txt },
  // What a site may do without.
  ...filesOnce('.well-known/security.txt').map((file) => ({ ...shown(`/${file}`, file), type: txt })),
  ...filesOnce('.ics').map((file) => ({ ...shown(`/${file}`, file), type: contentTypes['ics'] })),
  { ...shown('/site.speculationrules', 'site.speculationrules'), type: contentTypes['speculationrules'] },
  { ...shown(`/${fileWith('.webmanifest')}`, fileWith('.webmanifest')), type: contentTypes['webmanifest'] },
  { ...shown(`/${fileWith('.png')}`, fileWith('.png')), type: contentTypes['png'] },
  { ...shown('/favicon.svg', 'favicon.svg'), type: svg },
  { ...shown(`/${script}`, script), type: js, cache: cacheControl.asset },
  { ...shown(`/${asset('.css')}`, asset('.css')), type: css, cache: cacheControl.asset },
  { ...shown(`/${font}`, font), type: woff2, cache: cacheControl.asset },

  {
    ...shown(`/${script}`, script),
    title: 'a range of an asset that cannot be had is no error to be kept for a year',
    headers: { range: 'bytes=999999999-' },
    type: js,
    cache: cacheControl.asset,
  },

  compressed('br, gzip', 'br'),
  compressed('gzip', 'gzip'),
  compressed('gzip, br;q=0', 'gzip'),
  compressed('identity', 'identity'),
  { ...compressed('br', 'br', `/${script}`, script), type: js, cache: cacheControl.asset },
  { ...compressed('br, gzip', 'identity', `/${font}`, font), type: woff2, cache: cacheControl.asset },
  { ...compressed('br, gzip', 'identity', '/robots.txt', 'robots.txt'), type: txt },

  moved(`${top}/`, top),
  moved(`${top}.html`, top),
  moved(`/${top}`, top),
  moved(`${deep}.html`, deep),
  moved(`${deep}/?a=1&b=%20`, `${deep}?a=1&b=%20`),
  moved(deep.replaceAll(/(?<=.)\//g, '//'), deep),
  ...wildcards.flatMap(({ prefix }) => [
    moved(`${prefix}/`, prefix),
    moved(`${prefix}//${unknownName}/`, `${prefix}/${unknownName}`),
    moved(`${prefix}/%C3%A9t%C3%A9/`, `${prefix}/%C3%A9t%C3%A9`),
  ]),
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('//', '/'),
  moved('/robots.txt/', '/robots.txt'),

  unknown(`/${unknownName}`),
  unknown(`/${unknownName}/`),
  unknown(`/${unknownName}?x=1`),
  unknown(deep.replace(/[^/]+$/, unknownName)),
  unknown(`${top}${unknownName}`),
  unknown('//ailleurs.example/'),
  unknown('/404'),
  unknown('/404/'),
  unknown('/404.html'),
  unknown('/index.html.br'),
  unknown('/robots.txt.gz'),
  unknown('/_headers'),
  unknown('/_redirects'),
  unknown('/.htaccess'),
  unknown('/.env'),
  ...wildcards.map(({ prefix }) => unknown(`${prefix}${unknownName}`)),
  unknown(`${deep}/${unknownName}`),
  unknown(`/${unknownName}`, { 'if-none-match': '*' }),
  unknown(`/${unknownName}`, { 'if-modified-since': new Date(Date.UTC(2099, 0)).toUTCString() }),
  unknown(`/${unknownName}`, { range: 'bytes=0-3' }),
  { ...unknown(`/${unknownName}`, { 'accept-encoding': 'gzip' }), encoding: 'gzip' },

  missing('/assets/perdu-1a2b3c4d.js'),
  missing('/assets/'),
  missing('/assets'.concat('/plus/loin.css')),
  missing(`/${script}.br`),
  missing(`/${script}/`),
  missing(`//${script}`),

  malformed('/%', { caddy: 400, ...apache400 }),
  malformed('/%E0%A4%A', { caddy: 400, ...apache400 }),
  malformed('/%00', { apache: 404, 'apache, narrow': 404 }),
  malformed('/a%0d%0aSet-Cookie:x'),
  malformed('/../etc/passwd', apache400),
  malformed(`${deep}/../../../etc/passwd`, apache400),
  malformed(`${deep}/..${top}`),
  malformed('/a/%2e%2e/b'),
  malformed('/..%2f..%2fetc', { apache: 404, 'apache, narrow': 404 }),
  malformed('/assets/../index.html'),
  malformed('/a%5cb'),

  refused('POST', top),
  refused('POST', `/${unknownName}`),
  refused('PUT', '/robots.txt'),
  refused('DELETE', `/${script}`),
  refused('OPTIONS', '/'),
];
