import type { Changes } from '../../read/read.ts';

/** Texts of files before and after a step; `null` for a file that is not there. */
export interface Step {
  /** French: what the step did. */
  readonly words: string;
  readonly before: Changes;
  readonly after: Changes;
}

/** The steps of a run of the server, so that each can be taken back and made again. */
export class History {
  readonly #done: Step[] = [];
  #undone: Step[] = [];

  /** A new step: what was taken back before it cannot be made again. */
  add(step: Step): void {
    this.#done.push(step);
    this.#undone = [];
  }

  get lastDone(): Step | undefined {
    return this.#done.at(-1);
  }

  get lastUndone(): Step | undefined {
    return this.#undone.at(-1);
  }

  /** The last step has been taken back. */
  moveBack(): void {
    const step = this.#done.pop();
    if (step !== undefined) this.#undone.push(step);
  }

  /** The step that was taken back last has been made again. */
  moveOn(): void {
    const step = this.#undone.pop();
    if (step !== undefined) this.#done.push(step);
  }
}
