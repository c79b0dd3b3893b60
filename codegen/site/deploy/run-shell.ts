import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Readable as ReadableStream } from 'node:stream';
import type { Target } from './target.ts';

/** What a script printed, and how it ended: its own exit code, or 255 where ssh could not connect. */
export interface ShellOutcome {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a script with `sh` where the target is. What it says of errors goes to our own terminal, where ssh also asks for a password.
 * @param input what the script reads
 */
export async function runShell({ host }: Target, script: string, input: Readable | string = ''): Promise<ShellOutcome> {
  const [program, ...args] = host === undefined ? ['sh', '-c', script] : ['ssh', host, `sh -c ${quoted(script)}`];
  const child = spawn(program ?? 'sh', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const source = typeof input === 'string' ? ReadableStream.from([input]) : input;
  // A script that ends before it has read everything says why by its code.
  await pipeline(source, child.stdin).catch(() => undefined);
  const [code] = await ended;
  return { code: code ?? 255, output };
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
