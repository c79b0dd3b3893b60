import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '../../codegen/run/project.ts';
import { edits } from './edits.ts';
import { keptFiles } from './project-copy.ts';
import type { State, Step } from './steps.ts';

/** Does to a project what changes nothing of what it says. */
export async function disturb(project: Project, step: Step, state: State): Promise<void> {
  switch (step.kind) {
    case 'touch': {
      const path = join(project.engine, edits[step.edit]?.file ?? '');
      if (existsSync(path)) utimesSync(path, new Date(), new Date());
      return;
    }
    case 'damage':
      return damage(project, step);
    case 'kill': {
      const { child, end } = startBuild(project, state);
      await Promise.race([end, sleep(step.afterMs)]);
      child.kill('SIGKILL');
      await end;
      return;
    }
    default:
      return;
  }
}

/** A build in a process of its own. */
export function startBuild(
  { root, engine }: Project,
  { release }: State,
): { child: ChildProcess; end: Promise<unknown> } {
  const args = [
    join(engine, 'codegen/start.js'),
    'build',
    '--spec',
    join(root, 'spec'),
    ...(release ? ['--release', '--draft-ok'] : []),
  ];
  const child = spawn(process.execPath, args, { cwd: engine, stdio: 'ignore' });
  return { child, end: once(child, 'exit') };
}

function damage(project: Project, { file, how }: Extract<Step, { kind: 'damage' }>): void {
  const files = keptFiles(project);
  const path = join(project.engine, files[file % files.length] ?? '');
  if (files.length === 0) return;
  const { size } = statSync(path);
  // Its own bytes, and not those of the file that it shares them with.
  const bytes = readFileSync(path);
  rmSync(path);
  if (how === 'remove') return;
  if (how === 'change') bytes.write('damaged', Math.floor(size / 2));
  writeFileSync(path, bytes);
  if (how === 'cut') truncateSync(path, Math.floor(size / 2));
  if (how === 'empty') truncateSync(path, 0);
}
