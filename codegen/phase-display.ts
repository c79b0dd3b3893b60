/** How long a phase runs before the terminal says which one it is. */
const showAfterMs = 1000;

/**
 * On a terminal, one line that names the phase under way once it takes over a second, and that disappears
 * with it. Elsewhere (CI, a pipe) nothing: the summary at the end lists every phase.
 */
export class PhaseDisplay {
  readonly #stream: NodeJS.WriteStream;
  #timer: NodeJS.Timeout | undefined;
  #isShown = false;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  start(name: string): void {
    this.end();
    if (!this.#stream.isTTY) return;
    const begin = performance.now();
    const draw = () => {
      this.#isShown = true;
      const elapsed = Math.round((performance.now() - begin) / 1000);
      this.#stream.write(`\r\u001B[K  ${name} … ${elapsed} s`);
      this.#timer = setTimeout(draw, showAfterMs);
    };
    this.#timer = setTimeout(draw, showAfterMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#stream.write('\r\u001B[K');
    this.#isShown = false;
  }
}
