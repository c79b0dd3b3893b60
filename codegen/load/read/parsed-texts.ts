import { CachedFile } from '../../cache/cached-file.ts';
import type { Json } from '../values/json.ts';

/**
 * What texts say, by a hash of each, of those that the last run asked for until it saved. What a process that goes on reads after that is not kept: each edit
 * would be. There are two files: all of them, and those that came since. An edit writes the small one again, and not the many megabytes of a large site.
 * Each entry is true by itself, so that no file need know of the other.
 */
export class ParsedTexts {
  readonly #all: CachedFile;
  readonly #since: CachedFile;
  readonly #known: Entries;
  readonly #knownSince: Entries;
  /** Those that were asked for and are not among all; as JSON, by the hash of the text. */
  readonly #asked = new Map<string, Buffer>();
  /** Those that were asked for and are. */
  readonly #askedOfAll = new Set<string>();
  #isNew = false;
  #isSaved = false;

  /** @param version changes with the code that parses: what was fine yesterday may not be today */
  constructor(file: string, version: string) {
    this.#all = new CachedFile(file, version);
    this.#since = new CachedFile(`${file}-since`, version);
    this.#known = readEntries(this.#all);
    this.#knownSince = readEntries(this.#since);
  }

  /** @param key a hash of the text, in hexadecimal */
  get(key: string): Json | undefined {
    if (this.#isSaved) return undefined;
    const ofAll = this.#known.get(key);
    const known = ofAll ?? this.#knownSince.get(key) ?? this.#asked.get(key);
    if (known === undefined) return undefined;
    if (ofAll === undefined) this.#asked.set(key, known);
    else this.#askedOfAll.add(key);
    return JSON.parse(known.toString('utf8')) as Json;
  }

  /**
   * Keeps what a text says.
   * @returns the same data, as the next run will have them: what was cut out of the text is slower to read, and holds all of it
   */
  add(key: string, text: string, data: Json): Json {
    // YAML knows numbers that JSON does not.
    if (this.#isSaved || /\.(?:nan|inf)/i.test(text)) return data;
    const json = JSON.stringify(data);
    this.#asked.set(key, Buffer.from(json));
    this.#isNew = true;
    return JSON.parse(json) as Json;
  }

  /** Keeps what was asked for, for the next run, and lets go of it; once. */
  save(): void {
    if (this.#isSaved) return;
    this.#isSaved = true;
    if (this.#isNew) this.#write();
    for (const entries of [this.#known, this.#knownSince, this.#asked, this.#askedOfAll]) entries.clear();
  }

  /** All are written again once much has come since, or much of them is of texts that are there no more. */
  #write(): void {
    const taken = [...this.#known].filter(([key]) => this.#askedOfAll.has(key));
    const [before, still, since] = [this.#known, taken, this.#asked].map(sizeOf) as [number, number, number];
    if (since * 4 < still && still * 2 > before) this.#since.write(linesOf(this.#asked));
    else this.#all.write(linesOf([...taken, ...this.#asked]));
  }
}

/** As JSON, by the hash of the text. */
type Entries = Map<string, Buffer>;

const hashLength = 64;
const lineEnd = 0x0a;

/** One on each line, after its hash: as the bytes of the file, since a text of all of them would be twice as large. */
function readEntries(kept: CachedFile): Entries {
  const entries: Entries = new Map();
  const bytes = kept.readBytes() ?? Buffer.alloc(0);
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found === -1 ? bytes.length : found;
    entries.set(bytes.toString('latin1', start, start + hashLength), bytes.subarray(start + hashLength, end));
    start = end + 1;
  }
  return entries;
}

function linesOf(entries: Iterable<readonly [key: string, json: Buffer]>): Buffer {
  return Buffer.concat([...entries].flatMap(([key, json]) => [Buffer.from(key), json, Buffer.of(lineEnd)]));
}

function sizeOf(entries: Iterable<readonly [key: string, json: Buffer]>): number {
  return [...entries].reduce((sum, [, json]) => sum + json.length, 0);
}
