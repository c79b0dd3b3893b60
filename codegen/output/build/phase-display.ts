import type { PhaseTime, PhaseWatcher } from '../../run/phases.ts';

/** How long a phase runs before the terminal says which one it is. */
const showAfterMs = 1000;

/**
 * Prints a line for each phase that has ended: name, duration, outcome. On a terminal, a phase that takes over a second
 * is named while it runs, on a line that its own replaces; elsewhere (CI, a pipe) only plain lines appear.
 */
export class PhaseDisplay implements PhaseWatcher {
  readonly #stream: NodeJS.WriteStream;
  #timer: NodeJS.Timeout | undefined;
  #isShown = false;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  begin(name: string): void {
    if (!this.#stream.isTTY) return;
    const start = performance.now();
    const draw = () => {
      this.#isShown = true;
      const elapsed = Math.round((performance.now() - start) / 1000);
      this.#stream.write(`\r\u001B[K  ${name} … ${elapsed} s`);
      this.#timer = setTimeout(draw, showAfterMs);
    };
    this.#timer = setTimeout(draw, showAfterMs);
  }

  end({ name, durationMs, outcome }: PhaseTime): void {
    this.clear();
    this.#stream.write(`${phaseLine(name, durationMs, outcome)}\n`);
  }

  /** Takes the line of a phase under way off the terminal, also when the phase never ends. */
  clear(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#stream.write('\r\u001B[K');
    this.#isShown = false;
  }
}

/** `  pages            0,12 s   53 pages` */
export function phaseLine(name: string, durationMs: number, outcome = ''): string {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `  ${name.padEnd(14)}${`${seconds} s`.padStart(8)}   ${outcome}`.trimEnd();
}
