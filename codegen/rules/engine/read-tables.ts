/** Tables that know which of them were asked for. */
export class ReadTables<Rows> implements ReadonlyMap<string, Rows> {
  readonly #tables: ReadonlyMap<string, Rows>;
  readonly #asked = new Map<string, Rows | undefined>();
  /** Whether their names were. */
  #isListed = false;

  constructor(tables: ReadonlyMap<string, Rows>) {
    this.#tables = tables;
  }

  /** Whether what was asked for is the very same among other tables. */
  saySame(tables: ReadonlyMap<string, Rows>): boolean {
    if (this.#isListed && [...tables.keys()].join('\n') !== [...this.#tables.keys()].join('\n')) return false;
    for (const [name, rows] of this.#asked) if (tables.get(name) !== rows) return false;
    return true;
  }

  get(name: string): Rows | undefined {
    const rows = this.#tables.get(name);
    this.#asked.set(name, rows);
    return rows;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  get size(): number {
    this.#isListed = true;
    return this.#tables.size;
  }

  keys(): MapIterator<string> {
    this.#isListed = true;
    return this.#tables.keys();
  }

  values(): MapIterator<Rows> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Rows]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Rows]> {
    return this.#all().entries();
  }

  forEach(work: (rows: Rows, name: string, tables: ReadonlyMap<string, Rows>) => void): void {
    for (const [name, rows] of this.#all()) work(rows, name, this);
  }

  #all(): ReadonlyMap<string, Rows> {
    this.#isListed = true;
    for (const [name, rows] of this.#tables) this.#asked.set(name, rows);
    return this.#tables;
  }
}
