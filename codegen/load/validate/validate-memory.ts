import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../findings/finding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A value that is valid. */
interface Kept {
  /** What its schema has asked of the vocabulary. */
  reads: ReadonlyMap<keyof Vocabulary, unknown>;
  /** The icons that it names. */
  icons: readonly string[];
}

/** Remembers which values are valid, in a process that goes on: one is looked at again where it, or what its schema asks for, has changed. */
export class ValidateMemory {
  readonly #kept = new WeakMap<object, Kept>();
  #words: Vocabulary | undefined;

  /** The vocabulary of a run, its parts those of the run before where they say the same. */
  begin(words: Vocabulary): Vocabulary {
    const before = this.#words;
    this.#words = before === undefined ? words : sameParts(words, before);
    return this.#words;
  }

  /** What is wrong with a value. @param value stays the same object as long as it says the same */
  check(value: object, words: Vocabulary, work: (words: Vocabulary) => Finding[]): Finding[] {
    const kept = this.#kept.get(value);
    if (kept !== undefined && areSame(kept.reads, words)) {
      for (const icon of kept.icons) words.usedIcons.add(icon);
      return [];
    }
    const reads = new Map<keyof Vocabulary, unknown>();
    const usedIcons = new Set<string>();
    const findings = work(
      new Proxy(words, {
        get: (target, name: keyof Vocabulary) => {
          if (name === 'usedIcons') return usedIcons;
          reads.set(name, target[name]);
          return target[name];
        },
      }),
    );
    for (const icon of usedIcons) words.usedIcons.add(icon);
    // What is wrong is said again in each run.
    if (findings.length === 0) this.#kept.set(value, { reads, icons: [...usedIcons] });
    else this.#kept.delete(value);
    return findings;
  }
}

function areSame(reads: Kept['reads'], words: Vocabulary): boolean {
  for (const [name, part] of reads) if (words[name] !== part) return false;
  return true;
}

function sameParts(words: Vocabulary, before: Vocabulary): Vocabulary {
  const same = <Name extends 'addresses' | 'queryParameters' | 'ids' | 'lengths' | 'icons'>(name: Name) =>
    isDeepStrictEqual(before[name], words[name]) ? before[name] : words[name];
  const areRows = sameRows(before.rows, words.rows);
  return {
    ...words,
    addresses: same('addresses'),
    queryParameters: same('queryParameters'),
    ids: same('ids'),
    lengths: same('lengths'),
    icons: same('icons'),
    rows: areRows ? before.rows : words.rows,
  };
}

/** Whether all tables have the very rows that they had. */
function sameRows(before: Vocabulary['rows'], now: Vocabulary['rows']): boolean {
  if (before.size !== now.size) return false;
  for (const [table, rows] of now) {
    const others = before.get(table);
    if (others?.size !== rows.size) return false;
    for (const [id, { data, source }] of rows) {
      const other = others.get(id);
      if (other?.data !== data || other.source !== source) return false;
    }
  }
  return true;
}
