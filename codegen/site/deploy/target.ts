import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { type Readable, Readable as ReadableStream } from 'node:stream';

/** Where a site is put: a folder of this machine, or of another one that ssh reaches. */
export interface Target {
  /** The host for ssh (`root@server`, an alias of its configuration); absent for a folder of this machine. */
  readonly host?: string;
  /** The absolute path that the web server serves: a symbolic link to the release, which this command makes. */
  readonly path: string;
}

/** Two folders at least: a release in `/` or in `/srv` would lie beside folders of others. */
const absolutePath = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*){2,}$/;
const hostName = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*@)?[A-Za-z0-9][A-Za-z0-9.-]*$/;

/**
 * Reads `/srv/www.example.fr` or `root@server:/srv/www.example.fr`.
 * @returns undefined where it is neither: other characters could mean something to a shell.
 */
export function parseTarget(text: string): Target | undefined {
  const [, host, path = ''] = /^(?:([^/:]*):)?(.*?)\/?$/su.exec(text) ?? [];
  if (!absolutePath.test(path) || (host !== undefined && !hostName.test(host))) return undefined;
  return host === undefined ? { path } : { host, path };
}

/**
 * Runs a script with `sh` on the machine of the target. Its errors go to our own terminal, where ssh also prompts for a password.
 * @param input the standard input of the script
 */
export async function runShell({ host }: Target, script: string, input: Readable | string = '') {
  const [program, ...args] = host === undefined ? ['sh', '-c', script] : ['ssh', host, `sh -c ${quoted(script)}`];
  const child = spawn(program ?? 'sh', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const source = typeof input === 'string' ? ReadableStream.from([input]) : input;
  // The exit code of a script that ends before it has read everything gives the reason.
  await pipeline(source, child.stdin).catch(() => undefined);
  const [code] = await ended;
  return { code: code ?? 255, output };
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
