import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/** Addresses of the site that another program of this machine answers, as a server in front of both would pass them on. */
export interface Forward {
  /** `/demandes`: this address and all below it. */
  readonly path: string;
  /** Where that program listens (`http://127.0.0.1:8787`); undefined while it does not. */
  readonly target: () => string | undefined;
}

/** Answers what lies under the path from its program, and everything else with `otherwise`. */
export function forwarding({ path, target }: Forward, otherwise: RequestListener): RequestListener {
  return (incoming, response) => {
    const [asked = ''] = (incoming.url ?? '').split('?');
    if (asked === path || asked.startsWith(`${path}/`)) passOn(incoming, response, target());
    else otherwise(incoming, response);
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, target: string | undefined): void {
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Le récepteur ne répond pas.\n');
  };
  if (target === undefined) {
    fail();
    return;
  }
  const { method, headers, socket } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', target), {
    method,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', fail);
  incoming.pipe(outgoing);
}
