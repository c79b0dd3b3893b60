import { rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { writeWhole } from '../../cache/write-whole.ts';
import { contentTypeOf } from '../../base/content-types.ts';
import { cacheControl, pageHeaders, securityHeaders } from '../preview/headers.ts';
import { redirectsIn, wildcardRoutes } from '../../model/routes/route-table.ts';
import { redirectTable } from '../../model/redirects/redirects.ts';
import type { Serving } from '../publish/publish.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxBrotli, nginxMaps, nginxServer, nginxSite } from './nginx.ts';

/** Beside `dist`, never in it: a server would hand its own configuration out. */
export function serversFolder(root: string): string {
  return join(root, 'dist-servers');
}

/**
 * Writes the configurations of the servers this site is made for, and the data of its forms for a receiver. Each file is replaced in one
 * step; a running server reads them on reload.
 * @param host the site's host name (`www.example.fr`)
 * @param forms the data of the forms (`formsFile`); their file is removed where the site sends nothing
 */
export function writeServers(root: string, serving: Serving, host: string, forms?: string): void {
  const files = {
    Caddyfile: caddyfile(serving, host),
    'nginx/maps.conf': nginxMaps(serving),
    'nginx/site.conf': nginxSite(serving),
    'nginx/brotli.conf': nginxBrotli,
    'nginx-server.conf': nginxServer(host),
    'forms.json': forms,
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(serversFolder(root), name);
    if (text === undefined) rmSync(path, { force: true });
    else writeWhole(path, text);
  }
}

/** The files of the build that hosts read, by name: `_headers`, `_redirects`, `.htaccess`. @param files the other files of the build */
export function filesForHosts(serving: Serving, files: readonly string[]) {
  return { _headers: hostHeaders(serving, files), _redirects: hostRedirects(serving), '.htaccess': htaccess(serving) };
}

/** Extensions whose type some hosts do not know. */
const uncommonExtensions = new Set(['.ics', '.speculationrules', '.webmanifest']);

/**
 * `_headers`, as Netlify and hosts like it read it. Hashed files are named one by one: a pattern would also give a missing
 * one a year.
 * @param files the files of this build
 */
export function hostHeaders({ allowance }: Serving, files: readonly string[]): string {
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', { ...securityHeaders(allowance), ...pageHeaders }],
    ...files
      .filter((file) => file.startsWith('assets/'))
      .map((file) => [`/${file}`, { 'Cache-Control': cacheControl.asset }] as const),
    ...files
      .filter((file) => uncommonExtensions.has(extname(file)))
      .map((file) => [`/${file}`, { 'Content-Type': contentTypeOf(file) }] as const),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}

/** `_redirects`, as Netlify reads it: a file of its own wins over a rule, unless the rule ends in `!`. */
export function hostRedirects({ routes }: Serving): string {
  return [
    '/404 /404.html 404!',
    '/404.html /404.html 404!',
    ...redirectTable(redirectsIn(routes)).map(({ from, location }) => {
      const [path = '', query] = from.split('?');
      // With parameters, the address may still have a page.
      const key = [encodeURI(path), ...(query?.split('&') ?? [])].join(' ');
      const force = query === undefined ? '' : '!';
      return location === undefined
        ? `${key} /404.html 410${force}`
        : `${key} ${location.before}${location.after} 301${force}`;
    }),
    ...wildcardRoutes(routes).map(({ prefix, file }) => `${prefix}/* /${file} 200`),
    '/* /404.html 404',
    '',
  ].join('\n');
}
