import { performance } from 'node:perf_hooks';
import { countOne, type Counts } from './counts.ts';
import { holdOutput } from './output.ts';

export interface Stage {
  readonly name: string;
  /** The stages that must have passed for this one to mean anything. */
  readonly needs: readonly string[];
  /** Whether nothing else runs beside it: it keeps all processors busy by itself, and prints as it goes. */
  readonly alone?: boolean;
  /** Whether it waits for the network more than it computes: it takes no lane. */
  readonly waits?: boolean;
  /** Whether it runs only where it is named. */
  readonly isExtra?: boolean;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome extends Counts {
  /** The programs without which tests were skipped, since they could not be installed. */
  readonly missing?: readonly string[];
}

export interface StageResult {
  readonly name: string;
  readonly counts: Outcome;
  readonly seconds: number;
}

/**
 * Runs stages, as many at once as there are lanes. One starts when those that it needs have ended, in the order of the list; one that runs
 * alone, when all others have. What a stage prints is printed whole when it ends.
 * @param say told what is printed
 * @returns the results in the order of the list
 */
export async function runStages(
  stages: readonly Stage[],
  lanes: number,
  say: (text: string) => void,
): Promise<StageResult[]> {
  const results = new Map<string, StageResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...stages];
  // A stage that was not chosen is not waited for.
  const chosen = new Set(stages.map(({ name }) => name));
  let used = 0;
  const isReady = ({ needs, alone = false, waits = false }: Stage) =>
    needs.every((need) => results.has(need) || !chosen.has(need)) &&
    (waits || used < lanes) &&
    (!alone || (running.size === 0 && waiting.length === 1));

  const finish = async (stage: Stage) => {
    const lane = stage.waits === true ? 0 : 1;
    used += lane;
    const needs = stage.needs.filter((need) => chosen.has(need));
    results.set(stage.name, await runStage({ ...stage, needs }, results, say));
    used -= lane;
    running.delete(stage.name);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [stage] = next === -1 ? [] : waiting.splice(next, 1);
    if (stage !== undefined) running.set(stage.name, finish(stage));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`these stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

async function runStage(
  { name, needs, alone = false, run }: Stage,
  results: ReadonlyMap<string, StageResult>,
  say: (text: string) => void,
): Promise<StageResult> {
  const start = performance.now();
  const heading = `\n── ${name} ${'─'.repeat(66 - name.length)}\n`;
  const missing = needs.filter((need) => results.get(need)?.counts.failed !== 0);
  const done = (counts: Outcome) => ({ name, counts, seconds: (performance.now() - start) / 1000 });
  if (missing.length > 0) {
    say(`${heading}Not run: it needs ${missing.join(', ')}, which did not pass.\n`);
    return done({ passed: 0, failed: 0, skipped: 1 });
  }
  if (alone) {
    say(heading);
    return done(await run().catch((error: unknown) => countFailure(error, say)));
  }
  const { result, output } = await holdOutput(() => run().catch((error: unknown) => countFailure(error, say)));
  say(heading + output);
  return done(result);
}

/** A stage that could not even run is a failed one: the last line must be printed whatever happens. */
function countFailure(error: unknown, say: (text: string) => void): Outcome {
  say(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return countOne(1);
}
