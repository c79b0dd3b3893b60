/** The duration of a phase, and its outcome. */
export interface PhaseTime {
  name: string;
  durationMs: number;
  /** A count, in French, for the person who started the command: « 53 pages ». */
  outcome: string;
}

/** Called when a phase begins, and when it has ended. */
export interface PhaseWatcher {
  begin: (name: string) => void;
  end: (phase: PhaseTime) => void;
}

export class Phases {
  readonly #watcher: PhaseWatcher | undefined;

  constructor(watcher?: PhaseWatcher) {
    this.#watcher = watcher;
  }

  /** Runs `work` and records its duration under `name`; an asynchronous `work` until it settles. */
  run<Result>(name: string, work: () => Result, outcome?: (result: Awaited<Result>) => string): Result {
    this.#watcher?.begin(name);
    const start = performance.now();
    const record = (result: Awaited<Result>) => {
      const phase = { name, durationMs: performance.now() - start, outcome: outcome?.(result) ?? '' };
      this.#watcher?.end(phase);
      return result;
    };
    const result = work();
    if (result instanceof Promise) return result.then(record) as Result;
    return record(result as Awaited<Result>);
  }
}

/** Milliseconds as seconds in French: « 0,12 ». Without `Intl`, whose first use takes a tenth of a command that has nothing to do. */
export function seconds(durationMs: number): string {
  return String(Math.round(durationMs / 10) / 100).replace('.', ',');
}
