import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** One run of a command. */
export interface Sample {
  /** From before the process starts until it has ended. */
  readonly wallMs: number;
  /** Processor time of all its threads, and the most memory it held at once; of programs that are not Node's, unknown. */
  readonly cpuMs?: number;
  readonly peakBytes?: number;
}

/** Runs a command of the project as its users do, in a process of its own. @throws where it fails */
export async function timeNode(cwd: string, args: readonly string[]): Promise<Sample> {
  const program = join(import.meta.dirname, 'report-usage.js');
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', program, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [usage, errors, [code]] = await Promise.all([
    read(child.stdio[3]),
    read(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const wallMs = performance.now() - start;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}: ${errors.slice(0, 2000)}`);
  return { wallMs, ...(JSON.parse(usage) as Pick<Sample, 'cpuMs' | 'peakBytes'>) };
}

async function read(pipe: Readable | Writable | null | undefined): Promise<string> {
  return pipe !== null && pipe !== undefined && 'read' in pipe ? text(pipe) : '';
}

/** Runs any program. @throws where it fails */
export async function timeProgram(cwd: string, program: string, args: readonly string[]): Promise<Sample> {
  const start = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors.slice(0, 2000)}`);
  return { wallMs: performance.now() - start };
}
