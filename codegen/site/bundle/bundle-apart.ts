import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Project } from '../../run/project.ts';
import type { UsedBlocks } from '../emit/used-blocks.ts';

/** A request to the process. */
export interface BundleRequest {
  project: Project;
  used: UsedBlocks;
  folder: string;
}

/** Its answer: the renderer lies in the folder; then the end of all, or a fault. */
export type BundleAnswer = 'renderer' | 'done' | { message: string; stack: string };

/**
 * Bundles once in a process of its own (`makeBundles`): the bundler and what it reads, some 200 MB, are no part of the process that renders
 * pages. It loads the bundler at once, and waits for a request.
 */
export class Bundler {
  readonly #child: ChildProcess;

  /** @param engine the folder of the engine */
  constructor(engine: string) {
    this.#child = fork(join(import.meta.dirname, 'start-bundle-program.js'), {
      cwd: engine,
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      // A debugger or profiler is that of the build.
      execArgv: [],
    });
  }

  /**
   * @param whenRenderer called as soon as the renderer lies in the folder
   * @throws where bundling fails, or the process ends before it has answered
   */
  bundle(project: Project, used: UsedBlocks, folder: string, whenRenderer: () => void): Promise<void> {
    const { islands, applications } = used;
    // Their types are enough.
    const blocks = new Map([...used.blocks.keys()].map((type) => [type, null]));
    const request: BundleRequest = { project, used: { blocks, islands, applications }, folder };
    return new Promise((resolve, reject) => {
      const child = this.#child;
      const refuse = () => {
        const end = child.exitCode ?? child.signalCode;
        reject(new Error(`the process that bundles ended with ${end} before it had answered`));
      };
      child.on('message', (answer: BundleAnswer) => {
        if (answer === 'renderer') whenRenderer();
        else if (answer === 'done') resolve();
        else reject(Object.assign(new Error(answer.message), answer));
      });
      child.on('error', reject).on('exit', refuse);
      child.send(request, (error) => {
        // The process has ended before.
        if (error !== null) refuse();
      });
    });
  }

  /** Ends the process, also one that has not answered. */
  end(): void {
    this.#child.kill();
  }
}
