import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Project } from '../../run/project.ts';
import type { Asked } from './make-bundles.ts';

/** What the process is asked for. */
export interface BundleRequest {
  project: Project;
  used: Asked;
  folder: string;
}

/** What became of it. */
export interface BundleAnswer {
  fault: { message: string; stack: string } | undefined;
}

/**
 * Bundles in a process of its own (`makeBundles`): the bundler and what it reads, some 200 MB, are gone when pages are rendered, and what draws
 * pictures is loaded beside it.
 * @throws where bundling fails, or its process ends before it has answered
 */
export async function bundleApart(project: Project, used: Asked, folder: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'bundle-program.ts'), {
    cwd: project.engine,
    serialization: 'advanced',
    // A debugger or profiler is that of the build.
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const answered = once(child, 'message') as Promise<[BundleAnswer]>;
  const { islands, applications } = used;
  // Their types are enough.
  const blocks = new Map([...used.blocks.keys()].map((type) => [type, null]));
  child.send({ project, used: { blocks, islands, applications }, folder } satisfies BundleRequest);
  const [answer] = await Promise.race([answered, ended.then(([code]) => refuse(code as number | null))]);
  await ended;
  if (answer.fault === undefined) return;
  const error = new Error(answer.fault.message);
  error.stack = answer.fault.stack;
  throw error;
}

function refuse(code: number | null): never {
  throw new Error(`the process that bundles ended with ${code ?? 'a signal'} before it had answered`);
}
