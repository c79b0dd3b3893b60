/** How long a phase took. */
export interface PhaseTime {
  name: string;
  durationMs: number;
}

/** Runs phases and keeps their durations, in order. */
export class Phases {
  readonly times: PhaseTime[] = [];

  /** Runs `work` and records its duration under `name`; an asynchronous `work` until it settles. */
  run<Result>(name: string, work: () => Result): Result {
    const start = performance.now();
    const record = () => this.times.push({ name, durationMs: performance.now() - start });
    const result = work();
    if (result instanceof Promise) return result.finally(record) as Result;
    record();
    return result;
  }
}
