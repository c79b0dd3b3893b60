import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, forgetBuilds, prepareEdit, prepareSmallEdit, removeCopy, type Edit } from '../project-copy.ts';
import { measureRefresh } from './dev-refresh.ts';
import { scriptOf } from './npm-script.ts';
import { installAstro, peersOf, type Peer } from './peers.ts';
import { timeNode, type Sample } from './time-command.ts';

/** What is measured of the project itself, in this order in each round. */
export const commands = [
  'build, cold',
  'build, after an install',
  'build, nothing changed',
  'build, one edited figure',
  'build, a price of all pages',
  'check, cold',
  'check, after an install',
  'check, one edited figure',
] as const;

/** What is measured beside it. */
export const beside = ['bare Node start', 'Hugo, cold', 'Astro, cold'] as const;

/** The milliseconds of the dev server, from a saved figure to the changed page: what is measured, and the edit. */
export const refreshes = [
  ['dev, one edited figure', prepareSmallEdit],
  ['dev, a price of all pages', prepareEdit],
] as const;

export type What = (typeof commands)[number] | (typeof beside)[number] | (typeof refreshes)[number][0];

/** One measured run. */
export interface Run extends Sample {
  readonly what: What;
  /** How many rows were added to the real site. */
  readonly rows: number;
}

interface Site {
  rows: number;
  copy: string;
  peers: readonly Peer[];
}

/**
 * Runs every command on copies of the project of several sizes, `rounds` times, one after the other: what the machine does beside falls on
 * all of them.
 * @param options.astro the version of Astro that is installed to be measured beside, if any
 * @param report told of each run
 */
export async function measureSpeed(
  root: string,
  options: { rounds: number; sizes: readonly number[]; samples: number; astro?: string },
  report: (run: Run) => void,
): Promise<void> {
  const astro = options.astro === undefined ? undefined : await installAstro(options.astro);
  const sites: Site[] = [];
  try {
    for (const rows of options.sizes) sites.push({ rows, copy: await copyProject(root, rows), peers: [] });
    for (let round = 0; round < options.rounds; round += 1) {
      for (const site of sites) {
        const run = (what: What, sample: Sample) => report({ what, rows: site.rows, ...sample });
        run('bare Node start', await timeNode(site.copy, ['-e', '']));
        await measureBuilds(site, run);
        if (site.peers.length === 0) site.peers = await peersOf(join(site.copy, 'dist'), astro);
        await measureChecks(site, run);
        for (const { name, build } of site.peers) run(`${name}, cold` as What, await build());
      }
    }
    for (const { rows, copy } of sites)
      for (const [what, prepare] of refreshes)
        for (const wallMs of await measureRefresh(copy, options.samples, prepare)) report({ what, rows, wallMs });
  } finally {
    for (const { copy, peers } of sites) {
      for (const peer of peers) await peer.remove();
      await removeCopy(copy);
    }
    if (astro !== undefined) await rm(astro, { recursive: true, force: true });
  }
}

async function measureBuilds({ copy }: Site, run: (what: What, sample: Sample) => void): Promise<void> {
  const build = await buildOf(copy);
  await forgetBuilds(copy);
  run('build, cold', await timeNode(copy, build));
  await install(copy);
  run('build, after an install', await timeNode(copy, build));
  run('build, nothing changed', await timeNode(copy, build));
  await save(prepareSmallEdit(copy));
  run('build, one edited figure', await timeNode(copy, build));
  await save(prepareEdit(copy));
  run('build, a price of all pages', await timeNode(copy, build));
}

async function measureChecks({ copy }: Site, run: (what: What, sample: Sample) => void): Promise<void> {
  const check = await scriptOf(copy, 'check');
  await forgetBuilds(copy);
  run('check, cold', await timeNode(copy, check));
  await install(copy);
  run('check, after an install', await timeNode(copy, check));
  await save(prepareSmallEdit(copy));
  run('check, one edited figure', await timeNode(copy, check));
}

/** Pictures, some 25 ms each, are drawn once and would hide what pages take. */
async function buildOf(copy: string): Promise<string[]> {
  return [...(await scriptOf(copy, 'build')), '--no-pictures'];
}

async function save(edit: Promise<Edit>): Promise<void> {
  await (await edit).save();
}

/** As `npm ci` leaves a clean clone: it ends with `prepare`, so this is where continuous integration begins. */
async function install(copy: string): Promise<void> {
  await forgetBuilds(copy);
  await timeNode(copy, [join(copy, 'codegen/prepare.js')]);
}
