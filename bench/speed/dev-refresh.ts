import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Edit } from '../project-copy.ts';
import { scriptOf } from './npm-script.ts';

/** How long a dev server may take to show an edit. */
const patienceMs = 30_000;

/** Milliseconds from a saved figure to the changed page, and to the message that the findings of the spec are there. */
export interface Refresh {
  pageMs: number;
  findingsMs: number;
}

/** What Node runs in a copy as its dev server, as `npm run dev` does. */
export async function devArgs(copy: string, port: number): Promise<string[]> {
  return [...(await scriptOf(copy, 'dev')), '--host', '127.0.0.1', '--port', String(port)];
}

/**
 * The work of the dev server after a saved figure, without a browser. Each sample waits for its message to open pages, as they do, then requests
 * the page.
 * @param copy a project copy (the dev server writes into it)
 * @param prepare gets ready to save another figure
 */
export async function measureRefresh(
  copy: string,
  samples: number,
  prepare: (copy: string) => Promise<Edit>,
  port = 5373,
): Promise<Refresh[]> {
  const server = spawn(process.execPath, await devArgs(copy, port), {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    const address = await addressOf(server.stdout);
    const updates = await updatesOf(address);
    const refreshes: Refresh[] = [];
    // The first edits warm the server's compilers up.
    for (let sample = -3; sample < samples; sample += 1) {
      const refresh = await measureEdit(await prepare(copy), address, updates);
      if (sample >= 0) refreshes.push(refresh);
      // What the server does after it has answered is over by then.
      await sleep(600);
    }
    updates.close();
    return refreshes;
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function measureEdit({ shown, page, save }: Edit, address: string, updates: WebSocket): Promise<Refresh> {
  const shownPage = new URL(page, address);
  // Not a part of another number, nor of a drawing.
  const figure = new RegExp(String.raw`(?<!\d)${shown}(?!\d)`);
  let [told, found] = nextMessages(updates);
  const start = performance.now();
  await save();
  for (;;) {
    await told;
    // On a busy machine, the message may be that of the edit before.
    const next = nextMessages(updates);
    const html = await (await fetch(shownPage)).text();
    const pageMs = performance.now() - start;
    await found;
    if (figure.test(html.replaceAll(/<[^>]*>/g, ' '))) return { pageMs, findingsMs: performance.now() - start };
    [told, found] = next;
  }
}

/** What open pages listen to. The first request makes the server ready to answer the next ones. */
async function updatesOf(address: string): Promise<WebSocket> {
  await (await fetch(address)).text();
  const client = await (await fetch(new URL('/@vite/client', address))).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}?token=${token}`, 'vite-hmr');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  return socket;
}

/** The next message that pages have changed, and the next one that the findings are there. */
function nextMessages(socket: WebSocket): [told: Promise<void>, found: Promise<void>] {
  const next = (name: string) => {
    const message = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The dev server sent no ${name} for the edit.`)), patienceMs);
      const listen = ({ data }: MessageEvent) => {
        if (!String(data).includes(name)) return;
        clearTimeout(timer);
        socket.removeEventListener('message', listen);
        resolve();
      };
      socket.addEventListener('message', listen);
    });
    // After the last edit, there is none.
    message.catch(() => undefined);
    return message;
  };
  return [next('spec:update'), next('spec:findings')];
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The dev server ended before it said its address.');
}
