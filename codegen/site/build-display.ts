import type { PhaseTime, PhaseWatcher } from '../run/phases.ts';
import type { BuildReport } from './build.ts';

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
function phaseLine(name: string, durationMs: number, outcome = ''): string {
  const duration = (durationMs / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `  ${name.padEnd(14)}${`${duration} s`.padStart(8)}   ${outcome}`.trimEnd();
}

const heaviestShown = 5;

/**
 * The report of a finished build: its duration, the place of the site, the heaviest pages, and the items that are over by its day.
 * @param place the path before `dist/` where it is not in the engine's folder
 */
export function formatBuild({ pages, publication, phases, limits, over }: BuildReport, place = ''): string {
  const totalMs = phases.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviestShown);
  return [
    phaseLine('total', totalMs),
    '',
    `Le site est dans ${place}dist/, et la configuration de ses serveurs dans ${place}dist-servers/. Ses pages les plus lourdes, avant compression :`,
    ...heaviest.map(({ path, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${path}`),
    ...(limits === undefined ? [] : ['', limits]),
    ...(publication.putAside === null
      ? []
      : ['', `L'ancien dossier dist/ a été mis de côté : ${place}${publication.putAside}`]),
    ...(over.length === 0 ? [] : ['', ...over]),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`;
}
