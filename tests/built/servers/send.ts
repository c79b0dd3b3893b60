import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The content, decompressed. */
  readonly body: Buffer;
}

/** A request as it is, without the corrections that `fetch` makes to addresses. */
export async function send(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Received> {
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? ''];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: decode && raw.length > 0 ? decode(raw) : raw,
  };
}
