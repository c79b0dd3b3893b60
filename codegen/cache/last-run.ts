import type { Project } from '../run/project.ts';
import { fingerprintOf } from './fingerprint.ts';
import { CachedFile } from './store.ts';

/** The result of the last run of a command, under the fingerprint of all its inputs. */
export class LastRun<Result> {
  readonly #inputs: () => string;
  readonly #before: string;
  readonly #file: CachedFile;

  /**
   * Takes the fingerprint: before a run reads its first file.
   * @param file holds the result
   * @param options those of the command that its result depends on
   */
  constructor(project: Project, file: string, options: unknown) {
    this.#inputs = () => JSON.stringify([fingerprintOf(project), options]);
    this.#before = this.#inputs();
    this.#file = new CachedFile(file, this.#before);
  }

  /** The result of a run with the same inputs, if that was the last one. */
  get result(): Result | undefined {
    return this.#file.readJson() as Result | undefined;
  }

  /** Notes the result of this run, unless an input has changed meanwhile: it may have been read before or after the change. */
  note(result: Result): void {
    if (this.#inputs() === this.#before) this.#file.writeJson(result);
  }
}
