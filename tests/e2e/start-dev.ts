import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const engine = join(import.meta.dirname, '../..');

/** A site of its own, served by a dev server of its own: what is saved below is really written. `stop` resolves once the server writes no more. */
export async function startDev(
  root: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
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
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await exited;
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /https?:\/\/\S+?(?=\/?$)/.exec(line)?.[0];
    if (url !== undefined) return { url, stop };
  }
  throw new Error('the dev server ended before it said its address');
}
