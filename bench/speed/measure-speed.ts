import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFinding } from '../../codegen/base/findings/finding.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import type { Site } from '../../codegen/model/site.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { withUsedBlocks, type UsedBlocks } from '../../codegen/site/emit/modules.ts';
import { copyProject, forgetBuilds, prepareSmallEdit, removeCopy } from '../project-copy.ts';
import { devArgs, measureRefresh } from './dev-refresh.ts';
import { timeFirstPage } from './first-page.ts';
import { scriptOf } from './npm-script.ts';
import { peersOf, type Peer, type Peers } from './peers.ts';
import { timeNode, type Sample } from './time-command.ts';

/** What is measured of the project itself, in this order in each round. */
export const commands = [
  'build, cold',
  'build, after an install',
  'build, nothing changed',
  'build, one edited figure',
  'check, cold',
  'check, one edited figure',
] as const;

/** What is measured beside it: what a run cannot do without, and other generators with the same pages. */
export const beside = [
  'bare Node start',
  'all YAML parsed',
  'floor of a build',
  'Hugo, cold',
  'Eleventy, cold',
  'Astro, cold',
  'Eleventy, first page of its server',
] as const;

/** The dev server, from a saved figure to the changed page, and to the findings, which come with the message to open pages. */
export const refreshes = ['dev, one edited figure', 'dev, its findings', 'dev, first page'] as const;

export type What = (typeof commands)[number] | (typeof beside)[number] | (typeof refreshes)[number];

/** One measured run. */
export interface Run extends Sample {
  readonly what: What;
  /** How many rows were added to the real site. */
  readonly rows: number;
}

interface MeasuredSite {
  rows: number;
  copy: string;
  peers: readonly Peer[];
}

/**
 * Runs every command on copies of the project of several sizes, `rounds` times, one after the other: what the machine does beside falls on
 * all of them.
 * @param options.installed the generators to measure beside
 * @param report called after each run
 */
export async function measureSpeed(
  root: string,
  options: { rounds: number; sizes: readonly number[]; samples: number; installed: Peers },
  report: (run: Run) => void,
): Promise<void> {
  const sites: MeasuredSite[] = [];
  try {
    for (const rows of options.sizes) sites.push({ rows, copy: await copyProject(root, rows), peers: [] });
    for (let round = 0; round < options.rounds; round += 1) {
      for (const site of sites) {
        const run = (what: What, sample: Sample) => report({ what, rows: site.rows, ...sample });
        run('bare Node start', await timeNode(site.copy, ['-e', '']));
        run('all YAML parsed', await timeNode(site.copy, [join(import.meta.dirname, 'parse-yaml.js'), site.copy]));
        await measureBuilds(site, run);
        if (site.peers.length === 0) site.peers = await peersOf(join(site.copy, 'dist'), options.installed);
        await measureChecks(site, run);
        for (const { name, build, serve } of site.peers) {
          run(`${name}, cold` as What, await build());
          if (serve !== undefined) run(`${name}, first page of its server` as What, await serve());
        }
        // Its caches are warm: the checks have left them.
        run('dev, first page', await timeFirstPage(site.copy, await devArgs(site.copy, devPort), devPort));
      }
    }
    for (const { rows, copy } of sites) {
      const samples = options.samples === 0 ? [] : await measureRefresh(copy, options.samples, prepareSmallEdit);
      for (const { pageMs, findingsMs } of samples) {
        report({ what: 'dev, one edited figure', rows, wallMs: pageMs });
        report({ what: 'dev, its findings', rows, wallMs: findingsMs });
      }
    }
  } finally {
    for (const { copy, peers } of sites) {
      for (const peer of peers) await peer.remove();
      await removeCopy(copy);
    }
  }
}

const devPort = 5375;

async function measureBuilds({ copy }: MeasuredSite, run: (what: What, sample: Sample) => void): Promise<void> {
  const build = await buildOf(copy);
  const floor = join(import.meta.dirname, 'floor.ts');
  await forgetBuilds(copy);
  run('build, cold', await timeNode(copy, build));
  await install(copy);
  run('build, after an install', await timeNode(copy, build));
  run('floor of a build', await timeNode(copy, [floor, copy, await saveSite(copy)]));
  run('build, nothing changed', await timeNode(copy, build));
  await (await prepareSmallEdit(copy)).save();
  run('build, one edited figure', await timeNode(copy, build));
}

async function measureChecks({ copy }: MeasuredSite, run: (what: What, sample: Sample) => void): Promise<void> {
  const check = await scriptOf(copy, 'check');
  await forgetBuilds(copy);
  run('check, cold', await timeNode(copy, check));
  await (await prepareSmallEdit(copy)).save();
  run('check, one edited figure', await timeNode(copy, check));
}

/** Pictures, some 25 ms each, are drawn once and would hide what pages take. */
async function buildOf(copy: string): Promise<string[]> {
  return [...(await scriptOf(copy, 'build')), '--no-pictures'];
}

/** As `npm ci` leaves a clone whose images have been drawn before: it ends with `prepare`, so this is where continuous integration begins. */
async function install(copy: string): Promise<void> {
  await forgetBuilds(copy, { keepsStore: true });
  await timeNode(copy, [join(copy, 'codegen/prepare.js')]);
}

/** A site and its blocks, as JSON. */
export interface LoadedSite {
  site: Site;
  used: Omit<UsedBlocks, 'blocks'> & { blocks: [string, JsonObject][] };
}

/** Writes the site of a copy for `floor.ts`. @returns the file @throws with findings */
async function saveSite(copy: string): Promise<string> {
  const { load, schemas } = createLoader({ root: copy });
  const { site, findings } = load();
  if (site === undefined) throw new Error(findings.map(formatFinding).join('\n'));
  const { blocks, islands, applications } = withUsedBlocks(schemas, site);
  const loaded: LoadedSite = { site, used: { blocks: [...blocks], islands, applications } };
  const file = join(copy, 'node_modules/.cache/loaded-site.json');
  await writeFile(file, JSON.stringify(loaded));
  return file;
}
