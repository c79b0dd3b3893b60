import { lstatSync } from 'node:fs';
import { isSettled, stampOf } from '../../cache/file-hashes.ts';

/** Remembers the texts of ordinary files, in a process that goes on: one is read again where somebody may have written to it. */
export class KnownTexts {
  readonly #known = new Map<string, { stamp: string; text: string }>();

  /** @param read anything but a text is not remembered */
  text<Fault>(path: string, read: () => string | Fault): string | Fault {
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    // Where a link leads to, its own stamp does not tell.
    if (stat?.isFile() !== true) return read();
    const stamp = stampOf(stat);
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.text;
    const text = read();
    if (typeof text === 'string' && isSettled(stat)) this.#known.set(path, { stamp, text });
    else this.#known.delete(path);
    return text;
  }
}
