import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A line between a browser and a server. */
export interface Line {
  readonly roundTripMs: number;
  /** Towards the browser; what the browser sends is short. */
  readonly bytesPerSecond: number;
}

/** As Lighthouse has it for telephones. */
export const slow4G: Line = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 };

/** What a packet holds, and how many a server sends before it has heard of the first (RFC 6928). */
const segment = 1460;
const firstFlight = 10 * segment;

/**
 * A proxy that is as slow as a line: a round trip to connect, half of one for each way, bytes one after another, and a window that grows by
 * what has arrived (TCP's slow start). The emulation of browsers has no window: it lets a page of any weight arrive in one round trip.
 * @param to the port of this machine that it leads to
 */
export async function startLine(to: number, line: Line): Promise<{ port: number; close: () => void }> {
  const open = new Set<Socket>();
  /** When the line will have taken all that was put on it, by `performance.now()`: connections share it. */
  let freeAt = 0;
  const travel = (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / line.bytesPerSecond) * 1000;
    return freeAt + line.roundTripMs / 2;
  };
  const server = createServer((browser) => {
    const site = connect(to, '127.0.0.1');
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        (socket === site ? browser : site).destroy();
      });
    }
    const connectedAt = performance.now() + line.roundTripMs;
    const up = inOrder();
    browser.on('data', (bytes: Buffer) => {
      up(Math.max(performance.now(), connectedAt) + line.roundTripMs / 2, () => site.write(bytes));
    });
    sendByFlights(site, browser, line, travel);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function sendByFlights(site: Socket, browser: Socket, line: Line, travel: (bytes: number) => number): void {
  const [down, acknowledged] = [inOrder(), inOrder()];
  let waiting = Buffer.alloc(0);
  let [window, inFlight] = [firstFlight, 0];
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      const bytes = waiting.subarray(0, Math.min(segment, window - inFlight));
      waiting = waiting.subarray(bytes.length);
      inFlight += bytes.length;
      const arrival = travel(bytes.length);
      down(arrival, () => browser.write(bytes));
      acknowledged(arrival + line.roundTripMs / 2, () => {
        inFlight -= bytes.length;
        window += bytes.length;
        send();
      });
    }
  };
  site.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
}

/** Runs what it is given at its time (`performance.now()`), one after the other: timers of the same moment may swap. */
function inOrder(): (at: number, run: () => void) => void {
  const queue: { at: number; run: () => void }[] = [];
  const runDue = () => {
    while (queue[0] !== undefined && queue[0].at <= performance.now()) queue.shift()?.run();
    if (queue[0] !== undefined) setTimeout(runDue, Math.max(1, queue[0].at - performance.now()));
  };
  return (at, run) => {
    queue.push({ at, run });
    if (queue.length === 1) setTimeout(runDue, Math.max(0, at - performance.now()));
  };
}
