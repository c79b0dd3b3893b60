import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, quietFlags } from '../../tests/run/programs.ts';

/** What a browser is told, and what it says: the DevTools protocol, of the browser or of one of its pages. */
export interface Session {
  readonly send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
}

/** Something that the browser says by itself. */
export interface Event {
  readonly method: string;
  readonly params: object;
  /** The page that it is of. */
  readonly sessionId?: string;
}

export interface DevTools {
  readonly browser: Session;
  readonly session: (id: string) => Session;
  /** Tells each event; returns what stops telling. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly close: () => Promise<void>;
}

/**
 * A Chromium of its own. Not Playwright's: it attaches to all pages in a way that keeps the browser from preparing one before it is asked for.
 */
export async function startDevTools(): Promise<DevTools> {
  const program = findProgram('chromium');
  if (program === undefined) throw new Error('No Chromium on this machine');
  const profile = await mkdtemp(join(tmpdir(), 'bench-visits-'));
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await addressOf(child.stderr));
  await once(socket, 'open');
  const waiting = new Map<
    number,
    { sessionId: string | undefined; resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();
  const listeners = new Set<(event: Event) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Event & { id?: number; result?: unknown; error?: { message: string } };
    if (message.method === 'Target.detachedFromTarget') {
      // A page that is gone, or that another has taken the place of, answers no more.
      const { sessionId: gone } = message.params as { sessionId: string };
      for (const [id, { sessionId, reject }] of waiting) {
        if (sessionId !== gone) continue;
        waiting.delete(id);
        reject(new Error('The page is gone'));
      }
    }
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else if (message.error) waiting.get(message.id)?.reject(new Error(message.error.message));
    else waiting.get(message.id)?.resolve(message.result);
    if (message.id !== undefined) waiting.delete(message.id);
  });
  const session = (sessionId?: string): Session => ({
    send: <Answer>(method: string, params: object = {}) =>
      new Promise<Answer>((resolve, reject) => {
        last += 1;
        waiting.set(last, { sessionId, resolve: (answer) => resolve(answer as Answer), reject });
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
  });
  return {
    browser: session(),
    session,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const flags = [...quietFlags, '--headless', '--ignore-certificate-errors', '--remote-debugging-port=0'];

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('Chromium ended before it said its address');
}
