import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../base/findings/finding.ts';
import { areSame as areSameItems } from '../base/remembered-lists.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A value that is valid. */
interface Kept {
  /** What its schema has asked of the vocabulary. */
  reads: ReadonlyMap<keyof Vocabulary, unknown>;
  /** The icons that it names. */
  icons: readonly string[];
}

interface KeptPart extends Kept {
  items: readonly unknown[];
}

/** So many items are asked for at once. */
const partLength = 64;

/** Remembers which values are valid, in a process that goes on: one is looked at again where it, or what its schema asks for, has changed. */
export class ValidateMemory {
  readonly #kept = new WeakMap<object, Kept>();
  /** Items of lists that stand side by side, by the names of their lists. */
  readonly #lists = new Map<string, readonly (KeptPart | undefined)[]>();
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

  /**
   * What is wrong with each item of a list, of which so many are asked for at once.
   * @param name of the list
   * @param valueOf what is remembered of an item: `look` calls `check` with it, and nothing else
   */
  each<Item, Found>(
    name: string,
    items: readonly Item[],
    words: Vocabulary,
    valueOf: (item: Item) => object,
    look: (item: Item) => Found[],
  ): Found[] {
    const before = this.#lists.get(name) ?? [];
    const parts: (KeptPart | undefined)[] = [];
    const findings: Found[] = [];
    for (let start = 0; start < items.length; start += partLength) {
      const part = items.slice(start, start + partLength);
      const kept = before[start / partLength];
      if (kept !== undefined && areSameItems(kept.items, part) && areSame(kept.reads, words)) {
        for (const icon of kept.icons) words.usedIcons.add(icon);
        parts.push(kept);
        continue;
      }
      for (const item of part) for (const finding of look(item)) findings.push(finding);
      parts.push(this.#together(part, valueOf));
    }
    this.#lists.set(name, parts);
    return findings;
  }

  /** Nothing where one of the items is not valid. */
  #together<Item>(items: readonly Item[], valueOf: (item: Item) => object): KeptPart | undefined {
    const reads = new Map<keyof Vocabulary, unknown>();
    const icons = new Set<string>();
    for (const item of items) {
      const kept = this.#kept.get(valueOf(item));
      if (kept === undefined) return undefined;
      for (const [name, part] of kept.reads) reads.set(name, part);
      for (const icon of kept.icons) icons.add(icon);
    }
    return { items, reads, icons: [...icons] };
  }
}

function areSame(reads: Kept['reads'], words: Vocabulary): boolean {
  for (const [name, part] of reads) if (words[name] !== part) return false;
  return true;
}

function sameParts(words: Vocabulary, before: Vocabulary): Vocabulary {
  const same = <Name extends 'addresses' | 'queryParameters' | 'ids' | 'lengths' | 'icons' | 'rows'>(
    name: Name,
    saySame: (one: Vocabulary[Name], other: Vocabulary[Name]) => boolean = isDeepStrictEqual,
  ) => (saySame(before[name], words[name]) ? before[name] : words[name]);
  return {
    ...words,
    addresses: same('addresses'),
    queryParameters: same('queryParameters'),
    ids: same('ids'),
    lengths: same('lengths'),
    icons: same('icons'),
    rows: same('rows', sameRows),
  };
}

/** Whether all tables have the very rows that they had. */
function sameRows(before: Vocabulary['rows'], now: Vocabulary['rows']): boolean {
  if (before.size !== now.size) return false;
  for (const [table, rows] of now) {
    const others = before.get(table);
    if (others === rows) continue;
    if (others?.size !== rows.size) return false;
    for (const [id, { data, source }] of rows) {
      const other = others.get(id);
      if (other?.data !== data || other.source !== source) return false;
    }
  }
  return true;
}
