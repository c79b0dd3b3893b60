import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Project } from '../../run/project.ts';
import type { UsedBlocks } from '../emit/used-blocks.ts';

/** A request to the process. */
export interface BundleRequest {
  project: Project;
  used: UsedBlocks;
  folder: string;
}

/** What became of it; before that, that the renderer lies there. */
export type BundleAnswer = 'renderer' | BundleOutcome;

interface BundleOutcome {
  fault: { message: string; stack: string } | undefined;
}

/**
 * Bundles once in a process of its own (`makeBundles`): the bundler and what it reads, some 200 MB, are no part of the process that renders
 * pages. It loads the bundler at once, and waits for a request.
 */
export class Bundler {
  readonly #child: ChildProcess;
  readonly #outcome: Promise<BundleOutcome>;
  #isOver = false;

  /** @param engine the folder of the engine */
  constructor(engine: string) {
    this.#child = fork(join(import.meta.dirname, 'start-bundle-program.js'), {
      cwd: engine,
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      // A debugger or profiler is that of the build.
      execArgv: [],
    });
    this.#outcome = outcomeOf(this.#child).finally(() => {
      this.#isOver = true;
    });
    // A fault before a request is no rejection that anyone handles.
    this.#outcome.catch(() => undefined);
  }

  /**
   * @param whenRenderer called as soon as the renderer lies in the folder
   * @throws where bundling fails, or the process ends before it has answered
   */
  async bundle(project: Project, used: UsedBlocks, folder: string, whenRenderer: () => void): Promise<void> {
    this.#child.on('message', (answer: BundleAnswer) => {
      if (answer === 'renderer') whenRenderer();
    });
    const { islands, applications } = used;
    // Their types are enough.
    const blocks = new Map([...used.blocks.keys()].map((type) => [type, null]));
    const request: BundleRequest = { project, used: { blocks, islands, applications }, folder };
    // One that has ended says so by its outcome.
    this.#child.send(request, () => undefined);
    const { fault } = await this.#outcome;
    if (fault === undefined) return;
    const error = new Error(fault.message);
    error.stack = fault.stack;
    throw error;
  }

  /** Ends the process if it has not answered. A process that has answered ends by itself. */
  end(): void {
    if (!this.#isOver) this.#child.kill();
  }
}

async function outcomeOf(child: ChildProcess): Promise<BundleOutcome> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return Promise.race([answerOf(child), ended.then(([code]) => refuse(code))]);
}

function answerOf(child: ChildProcess): Promise<BundleOutcome> {
  return new Promise((resolve) => {
    child.on('message', (answer: BundleAnswer) => {
      if (answer !== 'renderer') resolve(answer);
    });
  });
}

function refuse(code: number | null): never {
  throw new Error(`the process that bundles ended with ${code ?? 'a signal'} before it had answered`);
}
