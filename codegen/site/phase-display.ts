import type { PhaseTime, PhaseWatcher } from '../run/phases.ts';

/** How long a phase runs before the terminal names it. */
const showAfterMs = 1000;

/** How long a count stays on the terminal before the next one replaces it. */
const redrawAfterMs = 200;

/**
 * Prints a line for each phase that has ended: name, duration, outcome. On a terminal, a phase that takes over a second
 * is named while it runs, with its count and the time left where it counts, on a line that its own replaces; elsewhere (CI, a pipe) only
 * plain lines appear.
 */
export class PhaseDisplay implements PhaseWatcher {
  readonly #stream: NodeJS.WriteStream;
  #timer: NodeJS.Timeout | undefined;
  #isShown = false;
  #name = '';
  #startMs = 0;
  #drawnMs = 0;
  #count = '';

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  begin(name: string): void {
    if (!this.#stream.isTTY) return;
    [this.#name, this.#startMs, this.#drawnMs, this.#count] = [name, performance.now(), 0, ''];
    this.#timer = setTimeout(this.#draw, showAfterMs);
  }

  /** Drawn at once: while pages are rendered, no timer runs. */
  progress(done: number, total: number): void {
    const now = performance.now();
    if (!this.#stream.isTTY || now - this.#startMs < showAfterMs || now - this.#drawnMs < redrawAfterMs) return;
    const leftMs = ((now - this.#startMs) * (total - done)) / Math.max(done, 1);
    this.#count = `, ${count(done)} sur ${count(total)}, encore ${Math.ceil(leftMs / 1000)} s environ`;
    this.#draw();
  }

  end({ name, durationMs, outcome }: PhaseTime): void {
    this.clear();
    this.#stream.write(`${phaseLine(name, durationMs, outcome)}\n`);
  }

  readonly #draw = (): void => {
    clearTimeout(this.#timer);
    this.#isShown = true;
    this.#drawnMs = performance.now();
    const elapsed = Math.round((this.#drawnMs - this.#startMs) / 1000);
    this.#stream.write(`\r\u001B[K  ${this.#name} … ${elapsed} s${this.#count}`);
    this.#timer = setTimeout(this.#draw, showAfterMs);
  };

  /** Takes the line of a phase under way off the terminal, also when the phase never ends. */
  clear(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#stream.write('\r\u001B[K');
    this.#isShown = false;
  }
}

function count(value: number): string {
  return value.toLocaleString('fr-FR');
}

/** `  pages            0,12 s   53 pages` */
export function phaseLine(name: string, durationMs: number, outcome = ''): string {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `  ${name.padEnd(14)}${`${seconds} s`.padStart(8)}   ${outcome}`.trimEnd();
}
