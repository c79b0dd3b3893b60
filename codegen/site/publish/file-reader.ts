import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads files one after the other into the same memory: to take memory for each takes longer than to read it. */
export class FileReader {
  #memory = Buffer.alloc(2 ** 16);

  /** The content of a file, which stands until the next one is read. */
  read(path: string): Buffer {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > this.#memory.length) this.#memory = Buffer.alloc(2 * size);
      let length = 0;
      while (length < size) {
        const read = readSync(file, this.#memory, length, size - length, null);
        if (read === 0) break;
        length += read;
      }
      return this.#memory.subarray(0, length);
    } finally {
      closeSync(file);
    }
  }
}
