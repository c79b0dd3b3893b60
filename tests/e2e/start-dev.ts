import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const engine = join(import.meta.dirname, '../..');

/** A site of its own, served by a dev server of its own: what is saved below is really written. */
export async function startDev(
  root: string,
  settings: Record<string, string> = {},
): Promise<{ server: ChildProcess; url: string }> {
  const command = [
    join(engine, 'codegen/start.js'),
    'dev',
    '--spec',
    join(root, 'spec'),
    '--host',
    '127.0.0.1',
    '--port',
    '0',
  ];
  const server = spawn(process.execPath, command, {
    cwd: engine,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...settings },
  });
  for await (const line of createInterface(server.stdout)) {
    const url = /https?:\/\/\S+?(?=\/?$)/.exec(line)?.[0];
    if (url !== undefined) return { server, url };
  }
  throw new Error('the dev server ended before it said its address');
}
