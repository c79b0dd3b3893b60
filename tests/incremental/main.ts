import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { buildWhatChanged } from '../../codegen/site/build-what-changed.ts';
import { ColdBuilds, type Outcome } from './cold-builds.ts';
import { edits } from './edits.ts';
import { differences, outputsOf } from './outputs.ts';
import { copyProject } from './project-copy.ts';
import { disturb, startBuild } from './disturb.ts';
import { firstState, sequence, stateAfter, type State, type Step } from './steps.ts';
import type { Project } from '../../codegen/run/project.ts';

/** Makes the files of a project say what a state says. @param origin the folder of the project as it is */
function writeState({ engine }: Project, origin: string, { said, day }: State): void {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse(`${day}T12:00:00Z`) / 1000);
  const files = Map.groupBy(edits.keys(), (index) => edits[index]?.file ?? '');
  for (const [file, indexes] of files) {
    const path = join(engine, file);
    const first = readText(join(origin, file));
    const text = indexes.reduce<string | undefined>((now, index) => {
      const variant = edits[index]?.variants[(said[index] ?? 0) - 1];
      return variant === undefined ? now : variant(now ?? '');
    }, first);
    if (text === readText(path)) continue;
    if (text === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The law of builds: whatever was edited, killed and damaged before, a build leaves the same bytes as one that starts from nothing, or
 * refuses the spec for the same reasons. `node tests/incremental/main.ts [--sequences 4] [--seed 12]`; exit code 1 where one differs.
 */
const { values: options } = parseArgs({
  options: { sequences: { type: 'string', default: '4' }, seed: { type: 'string', default: '12' } },
});
const root = join(import.meta.dirname, '../..');
const origin = copyProject(root).engine;
const edited = copyProject(root);
const cold = copyProject(root);
// Each edit has its text: one that has lost it says so in each run, not only in those that draw it.
for (const { file, variants } of edits)
  for (const variant of variants)
    variant(existsSync(join(origin, file)) ? readFileSync(join(origin, file), 'utf8') : '');

/** What a cold build of each state came to: files by name, or what was refused. */
const outcomes = new Map<string, Outcome>();
const coldBuilds = new ColdBuilds(cold, (state) => outcomeOf(cold, state));
const counts = { builds: 0, kills: 0, damages: 0 };

async function outcomeOf(project: typeof edited, { release }: State): Promise<Outcome> {
  const outcome = await buildWhatChanged(project, { release, draftOk: true });
  return Array.isArray(outcome) ? new Map([['findings', JSON.stringify(outcome)]]) : outputsOf(project);
}

/** A build from nothing; asked again for the same state, what it was. */
async function coldOutcome(state: State): Promise<Outcome> {
  const key = JSON.stringify(state);
  const known = outcomes.get(key);
  if (known !== undefined) return known;
  writeState(cold, origin, state);
  const outcome = await coldBuilds.outcomeOf(state);
  outcomes.set(key, outcome);
  return outcome;
}

async function holds(builds: readonly (readonly Step[])[]): Promise<void> {
  let state = firstState;
  for (const steps of builds) {
    for (const step of steps) {
      state = stateAfter(state, step);
      writeState(edited, origin, state);
      await disturb(edited, step, state);
      if (step.kind === 'kill') counts.kills += 1;
      if (step.kind === 'damage') counts.damages += 1;
    }
    const others = steps.flatMap((step) => (step.kind === 'beside' ? [startBuild(edited, state)] : []));
    counts.builds += 1;
    let outcome = await outcomeOf(edited, state);
    // Whoever came last has read the same.
    if (others.length > 0) {
      await Promise.all(others.map(({ end }) => end));
      outcome = outcome.has('findings') ? outcome : await outputsOf(edited);
    }
    if (steps !== builds.at(-1) && !outcomes.has(JSON.stringify(state))) continue;
    const different = differences(outcome, await coldOutcome(state));
    // The day is that of the project which was built last.
    writeState(edited, origin, state);
    if (different.length > 0) throw new Error(`not as a cold build: ${different.slice(0, 10).join(', ')}`);
  }
}

try {
  await fc.assert(fc.asyncProperty(sequence, holds), {
    numRuns: Number(options.sequences),
    seed: Number(options.seed),
    // A shorter sequence costs as much as the next one.
    endOnFailure: true,
  });
  const { builds, kills, damages } = counts;
  console.log(
    `${options.sequences} sequences of edits in ${edits.length} places, ${builds} builds, ${kills} killed before, ${damages} damages: all as ${coldBuilds.counts.builds} cold builds have them, ${coldBuilds.counts.bundled} of which made their bundles.`,
  );
} catch (error) {
  // The sequence, then what happened.
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exitCode = 1;
} finally {
  for (const engine of [origin, edited.engine, cold.engine])
    rmSync(engine, { recursive: true, force: true, maxRetries: 5 });
}
