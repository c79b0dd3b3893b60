import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../run/listen.ts';

/** What to do with one request: an answer, or anything else that can happen to it. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real HTTP server that takes requests as the owner's would, and writes down each one. */
export interface Receiver {
  url: string;
  received: Record<string, string>[];
  answer: Answer;
  stop: () => void;
}

/** An answer with this status, readable by a page of another origin, as any endpoint of the forms must allow. */
export function status(code: number): Answer {
  return (response) => void response.writeHead(code, { 'access-control-allow-origin': '*' }).end();
}

/** Starts a receiver on a free port. It accepts until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const server = await listen((request, response) => {
    // What is cut on a connection that served before, a browser sends once more by itself.
    response.shouldKeepAlive = false;
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(Object.fromEntries(new URLSearchParams(body)));
      receiver.answer(response, request);
    });
  });
  const receiver: Receiver = { ...server, received, answer: status(204) };
  return receiver;
}
