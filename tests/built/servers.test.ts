import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../codegen/base/content-types.ts';
import { pageHeaders, securityHeaders } from '../../codegen/site/preview/headers.ts';
import { dist, manifest } from './dist.ts';
import { top, unknownName } from './servers/addresses.ts';
import { apaches, nginxWithBrotli, previewServer, realServers } from './servers/real-servers.ts';
import { plain, table, type Row } from './servers/request-table.ts';
import type { RunningServer } from './servers/running-server.ts';
import { send } from './servers/send.ts';

describe.for([previewServer, ...realServers, nginxWithBrotli, ...apaches])('$name', ({ name, start }) => {
  describe.skipIf(start === undefined)('serves the site', () => {
    let server: RunningServer;
    beforeAll(async () => {
      if (start === undefined) return undefined;
      server = await start();
      return server.stop;
    });

    test.for(table)('$title', async (row) => {
      const received = await send(server.port, row.path, row);
      expect(received.status).toBe(row.early?.[name] ?? row.status);
      if (row.early?.[name] !== undefined) return;
      // Apache sends a text of its configuration as HTML.
      const isOwnText = name.startsWith('apache') && row.type === plain && row.file === undefined;
      const type = isOwnText ? 'text/html; charset=iso-8859-1' : row.type;
      expect(pick(received.headers, row)).toEqual(expectedHeaders({ ...row, type }, server));
      for (const [header, value] of Object.entries(securityHeaders(manifest.allowance)))
        expect(received.headers[header.toLowerCase()], header).toBe(value);
      if (row.file !== undefined)
        expect(received.body.equals(readFileSync(join(dist, row.file))), `the content of ${row.file}`).toBe(true);
    });

    test.for([top, '/robots.txt', `/${unknownName}`, '/assets/perdu.js', `${top}/`])(
      'HEAD %s answers as GET does, without the body',
      async (path) => {
        const headers = { 'accept-encoding': 'gzip' };
        const [got, asked] = [
          await send(server.port, path, { headers }),
          await send(server.port, path, { headers, method: 'HEAD' }),
        ];
        expect(asked.body).toHaveLength(0);
        expect(asked.status).toBe(got.status);
        expect(withoutLength(asked.headers)).toEqual(withoutLength(got.headers));
      },
    );

    test.for(['identity', 'gzip', 'br, gzip'])('what has not changed is not sent again (%s)', async (accepted) => {
      for (const path of [top, `/${manifest.files.find((file) => file.endsWith('.css'))}`]) {
        const headers = { 'accept-encoding': accepted };
        const { etag, 'cache-control': cache } = (await send(server.port, path, { headers })).headers;
        expect(etag).toBeDefined();
        const again = await send(server.port, path, { headers: { ...headers, 'if-none-match': String(etag) } });
        expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        // Apache calls the tag of a file that was written within the last second a weak one.
        const strong = (tag: string | undefined) => tag?.replace(/^W\//, '');
        expect(strong(again.headers.etag)).toBe(strong(etag));
        expect(again.headers).toMatchObject({ 'cache-control': cache, vary: 'Accept-Encoding' });
        expect(again.headers['content-security-policy']).toBeDefined();
      }
    });
  });
});

/** How a body is delimited is the server's choice, and HEAD may leave it out (RFC 9110 §9.3.2). */
function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, date: '', 'content-length': '', 'transfer-encoding': '' };
}

function pick(headers: IncomingHttpHeaders, row: Row): Record<string, unknown> {
  return {
    cache: normal(headers['cache-control']),
    // Apache makes them whole, and offers TRACE where it is switched on.
    location: normal(headers['location'])?.replace(/^http:\/\/127\.0\.0\.1:\d+/, ''),
    allow: normal(headers['allow'])?.replace(/,trace$/, ''),
    ...(row.type !== undefined && { type: normal(headers['content-type']), speculation: headers['speculation-rules'] }),
    ...(row.file !== undefined && { vary: normal(headers['vary']) }),
    ...(row.encoding !== undefined && { encoding: headers['content-encoding']?.toString() ?? 'identity' }),
  };
}

function expectedHeaders(row: Row, { hasBrotli }: RunningServer): Record<string, unknown> {
  const withoutBrotli = row.headers?.['accept-encoding']?.includes('gzip') ? 'gzip' : 'identity';
  return {
    cache: normal(row.cache),
    location: normal(row.location),
    allow: normal(row.allow),
    ...(row.type !== undefined && {
      type: normal(row.type),
      speculation: row.type === contentTypes['html'] ? pageHeaders['Speculation-Rules'] : undefined,
    }),
    ...(row.file !== undefined && { vary: 'accept-encoding' }),
    ...(row.encoding !== undefined && { encoding: row.encoding === 'br' && !hasBrotli ? withoutBrotli : row.encoding }),
  };
}

function normal(value: string | string[] | undefined): string | undefined {
  return value?.toString().toLowerCase().replaceAll(' ', '');
}
