/** Runs the phases of a command, with a line on a stream for each that has ended: name, duration, outcome. A terminal shows its name while it runs. */
export class Phases {
  readonly #stream: NodeJS.WriteStream | undefined;

  /** @param stream the output of the command; without it, nothing is written */
  constructor(stream?: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /**
   * Runs `work` and writes its duration under `name`; of an asynchronous `work` once it settles.
   * @param outcome a count, in French, for the person who started the command: « 53 pages »
   */
  run<Result>(name: string, work: () => Result, outcome?: (result: Awaited<Result>) => string): Result {
    if (this.#stream?.isTTY) this.#stream.write(`  ${name} …`);
    const start = performance.now();
    const record = (result: Awaited<Result>) => {
      this.clear();
      this.#stream?.write(`${phaseLine(name, performance.now() - start, outcome?.(result))}\n`);
      return result;
    };
    const result = work();
    if (result instanceof Promise) return result.then(record) as Result;
    return record(result as Awaited<Result>);
  }

  /** Takes the name of a phase off the terminal, also where the phase has failed. */
  clear(): void {
    if (this.#stream?.isTTY) this.#stream.write('\r\u001B[K');
  }
}

/** `  pages            0,12 s   53 pages` */
export function phaseLine(name: string, durationMs: number, outcome = ''): string {
  const duration = (durationMs / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `  ${name.padEnd(14)}${`${duration} s`.padStart(8)}   ${outcome}`.trimEnd();
}

/** Milliseconds as seconds in French: « 0,12 ». Without `Intl`, whose first use takes a tenth of a command that has nothing to do. */
export function seconds(durationMs: number): string {
  return String(Math.round(durationMs / 10) / 100).replace('.', ',');
}
