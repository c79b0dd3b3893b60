import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server and waits until its port takes connections.
 * @param environment variables added to ours
 * @returns a function that ends it
 * @throws with what it printed, where it ends by itself or does not listen within 20 s
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  for (let attempt = 0; !(await accepts(port)); attempt += 1) {
    if (child.exitCode !== null || attempt === 200) {
      child.kill();
      throw new Error(`${program} does not listen on ${port}:\n${output}`);
    }
    await sleep(100);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A port that nothing listened on a moment ago, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
