import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '../../codegen/site/preview/headers.ts';
import { writeServers } from '../../codegen/site/servers/server-files.ts';
import { dist, manifest, pages } from './dist.ts';
import type { RunningServer } from './servers/running-server.ts';
import { realServers } from './servers/real-servers.ts';
import { send } from './servers/send.ts';

/** Addresses that had a page once, on the real servers: below a prefix that answers for unknown addresses, and elsewhere. */
const prefix = '/rubrique';
const page = pages.find((file) => file !== '404.html' && file.includes('/')) ?? 'index.html';
const fallbacks = [{ prefix, file: page }];
const target = `/${page.replace('.html', '')}`;
const redirects = [
  { from: `${prefix}/old-name`, to: target },
  { from: '/old.name', to: '/' },
  { from: '/old', to: target },
  { from: `${prefix}/withdrawn`, to: null },
  { from: '/old/withdrawn', to: null },
];

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.for(realServers)('$name', ({ start }) => {
  describe.skipIf(start === undefined)('knows former addresses', () => {
    let server: RunningServer;
    beforeAll(async () => {
      if (start === undefined) return undefined;
      writeServers(folder, { ...manifest, fallbacks, redirects }, 'www.example.fr');
      server = await start({ servers: join(folder, 'dist-servers') });
      return server.stop;
    });

    test.for([
      [`${prefix}/old-name`, target],
      [`${prefix}/old-name?a=1&b=%20{path}$uri`, `${target}?a=1&b=%20{path}$uri`],
      [`${prefix}//old-name/`, target],
      [`${prefix}/old-name.html?x`, `${target}?x`],
      [`${prefix}/%6Fld-name`, target],
      ['/old.name', '/'],
      ['/old.name?x=1', '/?x=1'],
      ['/old', target],
    ] as const)('%s leads to %s', async ([path, location]) => {
      const { status, headers } = await send(server.port, path);
      expect({ status, location: headers.location }).toEqual({ status: 301, location });
      expect(headers['cache-control']).toBe(cacheControl.missing);
      expectSecurity(headers);
    });

    test.for([`${prefix}/withdrawn`, `${prefix}/withdrawn/?x=1`, '/old/withdrawn'])('%s is gone', async (path) => {
      const { status, headers, body } = await send(server.port, path, { headers: { 'if-none-match': '*' } });
      expect(status).toBe(410);
      expect(body.equals(readFileSync(join(dist, '404.html')))).toBe(true);
      expect(headers['cache-control']).toBe(cacheControl.missing);
      expectSecurity(headers);
    });

    test.for([
      [`${prefix}/old-name/more`, 200],
      [`${prefix}/Old-Name`, 200],
      ['/old-name', 404],
      ['/oldXname', 404],
      [target, 200],
    ] as const)('%s is not a former address: %i', async ([path, status]) => {
      expect((await send(server.port, path)).status).toBe(status);
    });
  });
});

function expectSecurity(headers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(securityHeaders(manifest.allowance)))
    expect(headers[name.toLowerCase()], name).toBe(value);
}
