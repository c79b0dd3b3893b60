import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFormer } from '../../codegen/model/redirects/former-address.ts';
import { readPublicFiles } from '../../codegen/read/public-files.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { cacheControl, securityHeaders } from '../../codegen/site/preview/headers.ts';
import { publishedSite, routeRequest } from '../../codegen/site/preview/route-request.ts';
import { filesForHosts, writeServers } from '../../codegen/site/servers/server-files.ts';
import { dist, manifest, pages } from './dist.ts';
import { testFolder } from '../run/test-folder.ts';
import type { RunningServer } from './servers/running-server.ts';
import { apaches, realServers } from './servers/real-servers.ts';
import { send } from './servers/send.ts';

/** Addresses that had a page once, on the real servers: below a prefix that answers for unknown addresses, and elsewhere. */
const prefix = '/rubrique';
const page = pages.find((file) => file !== '404.html' && file.includes('/')) ?? 'index.html';
const target = `/${page.replace('.html', '')}`;
const folderOfPage = target.replace(/\/[^/]+$/, '');
const written = [
  [`${prefix}/old-name`, target],
  ['/old.name', '/'],
  ['/old', target],
  [`${prefix}/withdrawn`, null],
  ['/old/withdrawn', null],
  ['/Tarifs/', target],
  ['/équipe', '/#équipe'],
  ['/nos%20prix', '/guides/Été 2026 (50%25).pdf'],
  ['/docs/guide.pdf', target],
  ['/index.php', '/'],
  ['/plan.asp', `${target}?sujet=devis#formulaire`],
  ['/boutique.html', 'https://boutique.example.fr'],
  ['/index.php?page=tarifs&x=1', target],
  ['/?p=12', target],
  ['/page?id=3', '/?etape=2'],
  ['/page?q=été 2026', null],
  ['/blog/*', '/'],
  ['/blog/archive/*', 'https://archive.example.fr/blog'],
  [`${prefix}/ancien/*`, target],
  [`${folderOfPage}/*`, null],
] as const;
const redirects = written.map(([from, to]) => ({ from: readFormer(from) as string, to }));
const below = {
  path: `${prefix}/*`,
  caseSensitive: true as const,
  handle: { canonical: target, family: '', file: page },
};
const serving = { ...manifest, routes: [below, ...routeTable([], redirects)] };
const site = await publishedSite(serving.routes, (file) => existsSync(join(dist, file)));

const moved: readonly (readonly [string, string])[] = [
  [`${prefix}/old-name`, target],
  [`${prefix}/old-name?a=1&b=%20{path}$uri`, `${target}?a=1&b=%20{path}$uri`],
  [`${prefix}//old-name/`, target],
  [`${prefix}/old-name.html?x`, `${target}?x`],
  [`${prefix}/%6Fld-name`, target],
  ['/old.name', '/'],
  ['/old.name?x=1', '/?x=1'],
  ['/old?x=1?y', `${target}?x=1?y`],
  ['/old', target],
  ['/Tarifs', target],
  ['/Tarifs/?utm=1', `${target}?utm=1`],
  ['/%C3%A9quipe', '/#%C3%A9quipe'],
  ['/%c3%a9quipe/?a=1', '/?a=1#%C3%A9quipe'],
  ['/%C3%A9quipe?a=1?b', '/?a=1?b#%C3%A9quipe'],
  ['/e%CC%81quipe', '/#%C3%A9quipe'],
  ['/nos%20prix', '/guides/%C3%89t%C3%A9%202026%20(50%25).pdf'],
  ['/docs/guide.pdf', target],
  ['/index.php', '/'],
  ['/index.php?page=contact', '/?page=contact'],
  ['/plan.asp', `${target}?sujet=devis#formulaire`],
  ['/plan.asp?a=1?b', `${target}?sujet=devis&a=1?b#formulaire`],
  ['/plan.asp?a=1', `${target}?sujet=devis&a=1#formulaire`],
  ['/boutique', 'https://boutique.example.fr/'],
  ['/boutique.html?a=1', 'https://boutique.example.fr/?a=1'],
  ['/index.php?page=tarifs&x=1', target],
  ['/index.php?utm=2&x=1&page=tarifs', target],
  ['/?p=12', target],
  ['/index.html?p=12&utm=1', target],
  ['/page?id=3', '/?etape=2'],
  ['/blog/2019/01/note.php?x=1', '/?x=1'],
  ['/blog/archive/2018', 'https://archive.example.fr/blog'],
  [`${prefix}/ancien/x`, target],
];
const gone = [
  `${prefix}/withdrawn`,
  `${prefix}/withdrawn/?x=1`,
  '/old/withdrawn',
  '/page?q=%C3%A9t%c3%a9+2026',
  '/page?a=1&q=%C3%A9t%C3%A9%202026',
  `${folderOfPage}/retire`,
];
const others = [
  [`${prefix}/old-name/more`, 200],
  [`${prefix}/Old-Name`, 200],
  ['/old-name', 404],
  ['/oldXname', 404],
  ['/tarifs', 404],
  ['/TARIFS', 404],
  ['/page', 404],
  ['/page?id=33', 404],
  ['/page?xid=3', 404],
  ['/docs/guide.PDF', 404],
  ['/blog', 404],
  ['/blogue/x', 404],
  ['/?p=1', 200],
  [target, 200],
] as const;

const folder = testFolder();

describe.for([...realServers, ...apaches])('$name', ({ start }) => {
  describe.skipIf(start === undefined)('knows former addresses', () => {
    let server: RunningServer;
    beforeAll(async () => {
      if (start === undefined) return undefined;
      writeServers(folder, serving, 'www.example.fr');
      writeFileSync(join(folder, 'dist-servers/.htaccess'), filesForHosts(serving, [])['.htaccess']);
      server = await start({ servers: join(folder, 'dist-servers') });
      return server.stop;
    });

    test.for(moved)('%s leads to %s', async ([path, location]) => {
      const { status, headers } = await send(server.port, path);
      const sent = headers.location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');
      expect({ status, location: sent }).toEqual({ status: 301, location });
      expect(headers['cache-control']).toBe(cacheControl.missing);
      expectSecurity(headers);
    });

    test.for(gone)('%s is gone', async (path) => {
      const { status, headers, body } = await send(server.port, path, { headers: { 'if-none-match': '*' } });
      expect(status).toBe(410);
      expect(body.equals(readFileSync(join(dist, '404.html')))).toBe(true);
      expect(headers['cache-control']).toBe(cacheControl.missing);
      expectSecurity(headers);
    });

    test.for(others)('%s is not a former address: %i', async ([path, status]) => {
      expect((await send(server.port, path)).status).toBe(status);
    });
  });
});

const answer = (path: string) => routeRequest('GET', path, site);

test.for(moved)('the preview: %s leads to %s', ([path, to]) => expect(answer(path)).toEqual({ kind: 'moved', to }));
test.for(gone)('the preview: %s is gone', (path) => expect(answer(path)).toEqual({ kind: 'gone' }));
test.for(others)('the preview: %s is not a former address: %i', ([path, status]) =>
  expect(answer(path).kind).toBe(status === 200 ? 'file' : 'not-found'),
);

test('hosts of `_redirects` get each of them, those with parameters before a page', () => {
  const lines = filesForHosts(serving, [])['_redirects'].split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `/index.php page=tarifs x=1 ${target} 301!`,
      '/page q=%C3%A9t%C3%A9+2026 /404.html 410!',
      '/%C3%A9quipe /#%C3%A9quipe 301',
      '/blog/archive/* https://archive.example.fr/blog 301',
      `${folderOfPage}/* /404.html 410`,
    ]),
  );
  expect(lines.indexOf('/blog/archive/* https://archive.example.fr/blog 301')).toBeLessThan(
    lines.indexOf('/blog/* / 301'),
  );
});

function expectSecurity(headers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(securityHeaders(manifest.allowance)))
    expect(headers[name.toLowerCase()], name).toBe(value);
}

test('no former address takes the place of a file that the build makes', () => {
  const engine = join(import.meta.dirname, '../..');
  const ownFiles = readPublicFiles({ root: engine, engine });
  const made = readdirSync(dist).filter((name) => /^[a-z].*\.(?!html$|br$|gz$)\w+$/.test(name) && !ownFiles.has(name));
  expect(made).toContain('icon-192.png');
  for (const name of made)
    expect(readFormer(`/${name}`), name).toMatchObject({ message: expect.stringContaining(name) });
});
