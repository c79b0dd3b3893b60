import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '../markdown.ts';
import { prepareEdit } from '../project-copy.ts';
import { ending, makeLoad, startBuild } from './start-build.ts';
import { faultsOfDist } from './whole-site.ts';

/** How often each fault is provoked. */
export interface FaultCounts {
  rounds: number;
  kills: number;
  /** Processors kept busy meanwhile. */
  load: number;
}

/** What a series came to: tries, and those that ended wrong, with what was wrong. */
interface Series {
  readonly what: string;
  readonly tries: string;
  readonly wrong: readonly string[];
}

/** Provokes faults in a copy of the project, and prints the raw counts. Returns false when any try ended wrong. */
export async function measureFaults(copy: string, counts: FaultCounts): Promise<boolean> {
  const rest = makeLoad(counts.load);
  try {
    await ending(startBuild(copy));
    const all: Series[] = [];
    for (const series of [twoAtOnce, kills]) {
      const outcome = await series(copy, counts);
      console.log(`${outcome.what}: ${outcome.tries}, ${outcome.wrong.length} wrong`);
      for (const fault of outcome.wrong) console.log(`  ${fault}`);
      all.push(outcome);
    }
    const rows = all.map(({ what, tries, wrong }) => [what, tries, String(wrong.length)]);
    console.log(`\n## Faults\n\n${table(['', 'tries', 'wrong'], rows)}`);
    return all.every(({ wrong }) => wrong.length === 0);
  } finally {
    rest();
  }
}

/** Two builds at once, with a price changed between their starts: the last one's is shown. */
async function twoAtOnce(copy: string, { rounds }: FaultCounts): Promise<Series> {
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = ending(startBuild(copy));
    await sleep(Math.random() * 3000);
    const edit = await prepareEdit(copy);
    await edit.save();
    const codes = await Promise.all([first, ending(startBuild(copy))]);
    const faults = await faultsOfDist(copy, edit.shown.replace(/\s/g, ' '));
    if (codes.some((code) => code !== 0) || faults.length > 0)
      wrong.push(`round ${round}: exit ${codes.join(' and ')}, ${faults.slice(0, 5).join(', ')}`);
    progress('round', round, wrong);
  }
  return { what: 'two builds at once', tries: `${rounds} rounds`, wrong };
}

/** Builds killed at any instant while a reader reads the home page and its stylesheet; then a build that ends. */
async function kills(copy: string, { kills: count }: FaultCounts): Promise<Series> {
  const wrong: string[] = [];
  let killed = 0;
  let reads = 0;
  const reading = { isOver: false };
  const read = async () => {
    while (!reading.isOver) {
      const fault = await readHome(copy).catch((error: unknown) => String(error));
      if (fault !== undefined) wrong.push(`read ${reads}: ${fault}`);
      reads += 1;
      await sleep(5);
    }
  };
  const reader = read();
  for (let run = 0; run < count; run += 1) {
    const edit = await prepareEdit(copy);
    await edit.save();
    const child = startBuild(copy);
    const end = ending(child);
    await Promise.race([sleep(500 + Math.random() * 12_000), end]);
    child.kill('SIGKILL');
    if ((await end) === 'SIGKILL') killed += 1;
    wrong.push(...(await faultsOfDist(copy)).slice(0, 5).map((fault) => `kill ${run}: ${fault}`));
    progress('kill', run, wrong);
  }
  reading.isOver = true;
  await reader;
  const code = await ending(startBuild(copy));
  const faults = await faultsOfDist(copy);
  if (code !== 0 || faults.length > 0) wrong.push(`the build after: exit ${code}, ${faults.slice(0, 5).join(', ')}`);
  return { what: 'builds killed', tries: `${count} builds, ${killed} killed, ${reads} reads`, wrong };
}

async function readHome(copy: string): Promise<string | undefined> {
  const html = await readFile(join(copy, 'dist/index.html'), 'utf8');
  if (!html.endsWith('</html>')) return 'the home page is torn';
  const sheet = /<link rel="stylesheet" href="\/([^"]+\.css)"/.exec(html)?.[1];
  if (sheet === undefined) return 'the home page has no stylesheet';
  // Carried over by the build after, so that it is there whichever build is shown by now.
  return (await readFile(join(copy, 'dist', sheet))).length > 0 ? undefined : 'the stylesheet is empty';
}

/** A series takes long, and may be ended: what it came to so far. */
function progress(what: string, index: number, wrong: readonly string[]): void {
  console.error(`${what} ${index + 1}: ${wrong.length} wrong so far`);
}
