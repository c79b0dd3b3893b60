import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../run/build-day.ts';
import { traceOf } from '../cache/fingerprint.ts';
import { writeWhole } from '../cache/write-whole.ts';
import { generatedFolder } from '../run/paths.ts';
import type { Project } from '../run/project.ts';
import { distPath } from './publish/dist-link.ts';
import { buildsFolder } from './publish/manifest.ts';
import { serversFolder } from './servers/write-servers.ts';

/** What the last finished build came from, and what it left. */
export interface LastBuild {
  /** The fingerprint of its inputs, taken before it read the first of them. */
  inputs: string;
  /** The trace of all that it wrote. */
  outputs: string;
  /** The day that it is of, the first one after it that may have another site, and the time zone in which days begin. */
  day: string;
  nextTurn?: string;
  timeZone: string;
  /** The notes of `check` on what is over on that day, and on what comes next. */
  over: readonly string[];
}

/**
 * The last build, where making the site again would come to the same: same inputs, a day with the same site, and what it wrote is as it
 * left it.
 * @param inputs the fingerprint of the inputs as they are now
 * @param wanted the day that the site is to be of; today without it
 */
export function lastBuildOf(project: Project, inputs: string, wanted?: string): LastBuild | undefined {
  const last = readLast(project.root);
  if (last === undefined || last.inputs !== inputs) return undefined;
  const day = wanted ?? buildDay(last.timeZone);
  if (day < last.day || (last.nextTurn !== undefined && day >= last.nextTurn)) return undefined;
  return last.outputs === outputsOf(project, traceOf([distPath(project.root)])) ? last : undefined;
}

/** Notes a finished build, for the next one. @param published the trace of what it published, as it was taken then */
export function noteBuild(project: Project, build: Omit<LastBuild, 'outputs'>, published: string): void {
  const outputs = outputsOf(project, published);
  if (outputs === undefined) return;
  writeWhole(lastFile(project.root), JSON.stringify({ ...build, outputs } satisfies LastBuild));
}

function outputsOf(project: Project, published: string | undefined): string | undefined {
  try {
    const manifest = `${realpathSync(distPath(project.root))}.json`;
    const beside = traceOf([manifest, serversFolder(project.root), generatedFolder(project)]);
    return published === undefined || beside === undefined ? undefined : `${published} ${beside}`;
  } catch {
    // There is no site, or somebody removes it while we look: there is something to do.
    return undefined;
  }
}

/** Nothing where there is no note, or one that is not whole. */
function readLast(root: string): LastBuild | undefined {
  try {
    return JSON.parse(readFileSync(lastFile(root), 'utf8')) as LastBuild;
  } catch {
    return undefined;
  }
}

function lastFile(root: string): string {
  return join(buildsFolder(root), 'last.json');
}
