import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, type ProgramName } from './programs.ts';
import { addOutcomes, nothing, readReport, type Outcome } from './reports.ts';

/** One command line. With a report, its tests are counted; without one it is one check, which its exit code answers. */
export interface Step {
  readonly command: readonly [program: string, ...args: string[]];
  /** Where it runs; the project's folder by default. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The report of Vitest or Playwright that it writes. */
  readonly report?: string;
}

export interface Stage {
  readonly name: string;
  /** The stages without which this one means nothing. */
  readonly needs?: readonly string[];
  /** Programs whose tests are left out where they are missing; all of the stage where none is there. */
  readonly uses?: readonly ProgramName[];
  /** Nothing else runs beside it: it keeps all processors busy, and prints as it goes. */
  readonly isAlone?: boolean;
  /** It waits for the network more than it computes: it takes no lane. */
  readonly isWaiting?: boolean;
  /** It runs by name alone. */
  readonly isExtra?: boolean;
  readonly steps: readonly Step[];
}

export interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
  /** Programs of the stage that this machine lacks. */
  readonly missing: readonly ProgramName[];
}

/**
 * Runs stages, as many at once as there are lanes. One starts when those that it needs have ended, in the order of the list; one that runs
 * alone, when all others have. What a stage prints goes to `<results>/<name>.log`, and is printed whole when it ends.
 * @param results the folder of logs
 */
export async function runStages(
  stages: readonly Stage[],
  lanes: number,
  root: string,
  results: string,
): Promise<Result[]> {
  const ended = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...stages];
  const chosen = new Set(stages.map(({ name }) => name));
  const needsOf = ({ needs = [] }: Stage) => needs.filter((need) => chosen.has(need));
  let used = 0;
  const isReady = (stage: Stage) =>
    needsOf(stage).every((need) => ended.has(need)) &&
    (stage.isWaiting === true || used < lanes) &&
    (stage.isAlone !== true || (running.size === 0 && waiting.length === 1));

  const start = async (stage: Stage) => {
    const lane = stage.isWaiting === true ? 0 : 1;
    used += lane;
    const failed = needsOf(stage).filter((need) => ended.get(need)?.failed !== 0);
    ended.set(stage.name, await runStage(stage, failed, root, results));
    used -= lane;
    running.delete(stage.name);
  };

  while (waiting.length > 0 || running.size > 0) {
    const [next] = waiting.splice(waiting.findIndex(isReady) >>> 0, 1);
    if (next !== undefined) running.set(next.name, start(next));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`these stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return stages.flatMap(({ name }) => ended.get(name) ?? []);
}

async function runStage(stage: Stage, failed: readonly string[], root: string, results: string): Promise<Result> {
  const { name, uses = [], isAlone = false } = stage;
  const start = performance.now();
  const missing = uses.filter((program) => findProgram(program) === undefined);
  const heading = `\n── ${name} ${'─'.repeat(66 - name.length)}`;
  const done = (outcome: Outcome) => ({ ...outcome, name, missing, seconds: (performance.now() - start) / 1000 });
  if (failed.length > 0 || (uses.length > 0 && missing.length === uses.length)) {
    const why =
      failed.length > 0 ? `it needs ${failed.join(', ')}, which did not pass` : `there is no ${missing.join(', ')}`;
    console.log(`${heading}\nNot run: ${why}.`);
    return done({ ...nothing, skipped: 1 });
  }
  if (isAlone) console.log(heading);
  const log = join(results, `${name}.log`);
  const outcome = await runSteps(stage.steps, root, isAlone ? undefined : log);
  if (!isAlone) console.log(`${heading}\n${await readFile(log, 'utf8')}`);
  return done(outcome);
}

/**
 * Runs steps one after the other. One without a report that fails is the last: the next ones need it.
 * @param log the file that takes their output; the terminal without it
 */
export async function runSteps(steps: readonly Step[], root: string, log?: string): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const exitCode = await runStep(step, root, log);
    outcomes.push(await outcomeOf(step, exitCode));
    if (exitCode !== 0 && step.report === undefined) break;
  }
  return addOutcomes(outcomes);
}

/** Resolves to the exit code: 1 where a signal ended the program, 127 where it does not exist. */
async function runStep({ command, folder, environment }: Step, root: string, log?: string): Promise<number> {
  const [program, ...args] = command;
  const output = log === undefined ? undefined : createWriteStream(log, { flags: 'a' });
  if (output !== undefined) await once(output, 'open');
  const child = spawn(program, args, {
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
    cwd: folder ?? root,
    env: { ...process.env, ...environment },
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
  output?.end();
  return exitCode;
}

async function outcomeOf({ command, report }: Step, exitCode: number): Promise<Outcome> {
  if (report !== undefined) return readReport(report, exitCode);
  return exitCode === 0
    ? { ...nothing, passed: 1 }
    : { ...nothing, failed: 1, failures: [`${command.join(' ')}: exit code ${exitCode}`] };
}
