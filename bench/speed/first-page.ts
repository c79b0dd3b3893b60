import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sample } from './time-command.ts';

/** How long a server may take to answer for the first time. */
const patienceMs = 120_000;

/**
 * Starts a server with Node and waits until its home page has arrived whole, then ends it.
 * @param args what Node runs; it listens to `port` of this machine
 * @throws where no page arrives
 */
export async function timeFirstPage(cwd: string, args: readonly string[], port: number): Promise<Sample> {
  const start = performance.now();
  const server = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    while (performance.now() - start < patienceMs && server.exitCode === null) {
      const html = await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => (response.ok ? response.text() : ''),
        () => '',
      );
      if (html.includes('</html>')) return { wallMs: performance.now() - start };
      await sleep(10);
    }
    throw new Error(`node ${args.join(' ')} answered with no page`);
  } finally {
    server.kill();
    await ended;
  }
}
