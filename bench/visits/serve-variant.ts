import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentTypeOf } from '../../codegen/base/content-types.ts';
import { cacheControl } from '../../codegen/site/preview/headers.ts';
import { selfSigned } from './self-signed.ts';
import { startLine, type Line } from './slow-line.ts';
import type { Variant } from './variants.ts';

/** A variant of the site at an address of its own, behind a slow line. */
export interface ServedVariant {
  readonly name: string;
  readonly url: string;
  readonly close: () => void;
}

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves the files of a finished build as a variant sends them: HTTP/2, each text in the smallest brotli, made once. */
export async function serveVariant(dist: string, variant: Variant, line: Line): Promise<ServedVariant> {
  const answers = new Map<string, Answer>();
  const server = createSecureServer({ ...selfSigned, allowHTTP1: true }, (request, response) => {
    const path = new URL(request.url ?? '/', 'https://localhost').pathname;
    const answer = answers.get(path) ?? makeAnswer(dist, path, variant);
    answers.set(path, answer);
    response.writeHead(200, { ...answer.headers });
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port, close } = await startLine((server.address() as AddressInfo).port, line);
  return {
    name: variant.name,
    url: `https://127.0.0.1:${port}`,
    close: () => {
      close();
      server.close();
    },
  };
}

function makeAnswer(dist: string, path: string, variant: Variant): Answer {
  const file =
    [`${path === '/' ? '/index' : path}.html`, path].find((name) => existsSync(join(dist, name))) ?? '/404.html';
  const content = readFileSync(join(dist, file));
  const extension = extname(file).slice(1);
  const type = { 'content-type': contentTypeOf(file) };
  if (extension === 'woff2' || extension === 'png')
    return { body: content, headers: { ...type, 'cache-control': cacheControl.asset } };
  const isPage = extension === 'html';
  const text = isPage
    ? variant.page(content.toString(), (address) => readFileSync(join(dist, address), 'utf8'))
    : content.toString();
  return {
    body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    headers: {
      ...type,
      'content-encoding': 'br',
      'cache-control': path.startsWith('/assets/') ? cacheControl.asset : cacheControl.page,
      ...(isPage ? variant.headers : {}),
    },
  };
}
