import { hash } from 'node:crypto';
import { KeptText } from '../../run/kept-text.ts';
import type { Json } from '../values/json.ts';

/**
 * What texts say, by a hash of each: one file for all, which holds those that the last run asked for until it saved. What a process that goes on
 * reads after that is not kept: each edit would be.
 */
export class ParsedTexts {
  readonly #kept: KeptText;
  /** As JSON, by the hash of the text. */
  #known: ReadonlyMap<string, string>;
  readonly #asked = new Map<string, string>();
  #isNew = false;
  #isSaved = false;

  /** @param version changes with the code that parses: what was fine yesterday may not be today */
  constructor(file: string, version: string) {
    this.#kept = new KeptText(file, version);
    const lines = this.#kept.read()?.split('\n') ?? [];
    this.#known = new Map(lines.map((line) => [line.slice(0, hashLength), line.slice(hashLength)]));
  }

  get(text: string): Json | undefined {
    if (this.#isSaved) return undefined;
    const key = hash('sha256', text);
    const known = this.#known.get(key) ?? this.#asked.get(key);
    if (known === undefined) return undefined;
    this.#asked.set(key, known);
    return JSON.parse(known) as Json;
  }

  /**
   * Keeps what a text says.
   * @returns the same data, as the next run will have them: what was cut out of the text is slower to read, and holds all of it
   */
  add(text: string, data: Json): Json {
    // YAML knows numbers that JSON does not.
    if (this.#isSaved || /\.(?:nan|inf)/i.test(text)) return data;
    const json = JSON.stringify(data);
    this.#asked.set(hash('sha256', text), json);
    this.#isNew = true;
    return JSON.parse(json) as Json;
  }

  /** Keeps what was asked for, for the next run, and lets go of it; once. */
  save(): void {
    if (this.#isSaved) return;
    this.#isSaved = true;
    if (this.#isNew) this.#kept.write([...this.#asked].map(([key, json]) => key + json).join('\n'));
    this.#known = new Map();
    this.#asked.clear();
  }
}

const hashLength = 64;
