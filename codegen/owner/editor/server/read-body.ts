import type { IncomingMessage } from 'node:http';
import { mostBytes } from './refusal.ts';

/** The body of a request as JSON; `undefined` for one that is larger than it may be, `null` for one that is no JSON. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    // What is too much is read and dropped, or the answer would be lost with the connection.
    if (bytes <= mostBytes) parts.push(part);
  }
  if (bytes > mostBytes) return undefined;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
