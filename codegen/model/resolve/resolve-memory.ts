import { isDeepStrictEqual } from 'node:util';
import type { MadePage, PagePlan } from '../pages/pages.ts';
import { areSame } from '../../base/remembered-lists.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { Resolved } from './resolved.ts';
import type { Row, Source, SpecIndex } from './spec-index.ts';

/** Told what a value is made from while it is resolved. */
export interface ReadRecorder {
  source: (source: Source) => void;
  /** A fact, as it is worked out. */
  fact: (id: string) => void;
  /** Which rows a table has, in which order. */
  ids: (table: string) => void;
}

/** A value that was resolved without a finding. */
interface Kept {
  resolved: Resolved;
  schema: JsonObject | undefined;
  path: string;
  /** Files, and sets of ids: each an object that stays the same as long as what it says does. */
  reads: ReadonlySet<object>;
}

interface Gathering {
  reads: Set<object>;
  isWhole: boolean;
}

/** Items of a list that stand side by side, and what was made of them. */
interface KeptPart {
  items: readonly unknown[];
  made: readonly unknown[];
  reads: ReadonlySet<object>;
}

/** So many items are asked for at once. */
const partLength = 64;

/** Stands for which blocks of pages are not on the site. */
const hidden = ' hidden';

/**
 * Remembers resolved values from one run to the next, in a process that goes on: a saved file is resolved again with what refers to it, and
 * nothing else. A value is the same where all that was read for it is.
 */
export class ResolveMemory implements ReadRecorder {
  /** What stands in the spec of this run. */
  #present = new Set<object>();
  /** The ids of each table, and what stands for them. */
  readonly #ids = new Map<string, { text: string; token: object }>();
  readonly #kept = new WeakMap<object, WeakMap<object, Kept>>();
  /** Made pages, by their resolved routes. */
  readonly #pages = new WeakMap<Resolved, { made: MadePage; reads: ReadonlySet<object> }>();
  /** What was made of lists, by their keys. */
  readonly #lists = new WeakMap<object, readonly (KeptPart | undefined)[]>();
  #facts: Source | undefined;
  #reads: Set<object> | undefined;
  /** What the parts of the lists and pages being made have read, the outermost first. */
  readonly #gathering: Gathering[] = [];
  /** Every text is set as the settings say. */
  #settings: Source | undefined;

  /** Begins a run. */
  begin({ singles, pages, forms, tables, tableFiles, hiddenBlocks }: SpecIndex): void {
    this.#present = new Set<object>([...singles.values(), ...pages.values(), ...forms.values(), ...tableFiles]);
    this.#settings = singles.get('site');
    this.#note('', [...singles.keys(), ' ', ...forms.keys()]);
    this.#note(
      hidden,
      [...hiddenBlocks].map(([{ document }, places]) => [document.name, ...places].join(' ')),
    );
    for (const [table, rows] of tables)
      this.#note(
        table,
        rows.map(({ id }) => id),
      );
  }

  /** The file of facts with what is derived worked out: each fact the same as before, where it says the same. */
  sameFacts(facts: Source): Source {
    const before = isObject(this.#facts?.data) ? this.#facts.data : {};
    const now = isObject(facts.data) ? facts.data : {};
    const data = Object.fromEntries(
      Object.entries(now).map(([id, fact]) => [id, isDeepStrictEqual(before[id], fact) ? (before[id] ?? fact) : fact]),
    );
    const isSame =
      this.#facts?.document === facts.document && Object.entries(data).every(([id, fact]) => before[id] === fact);
    if (!isSame) this.#facts = { ...facts, data };
    for (const fact of Object.values(data)) if (isObject(fact)) this.#present.add(fact);
    return this.#facts ?? facts;
  }

  /** @param row the row that `row.…` means in the value */
  known(value: Json, path: DocumentPath, row: Row | undefined, schema: JsonObject | undefined): Resolved | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const kept = this.#kept.get(value)?.get(row?.data ?? value);
    if (kept === undefined || kept.schema !== schema || kept.path !== path.join('/')) return undefined;
    if (!this.#areThere(kept.reads)) return undefined;
    this.#gather(kept.reads);
    return kept.resolved;
  }

  /** A page as it was made before, where its file, its row and all that was read for it are the same; else as it is made now. */
  page(plan: PagePlan, make: () => MadePage): MadePage {
    const kept = this.#pages.get(plan.route);
    if (kept?.made.page === plan.page && kept.made.row === plan.row && this.#areThere(kept.reads)) {
      this.#gather(kept.reads);
      return kept.made;
    }
    const { made, reads } = this.#gathered(() => {
      this.#gather([this.#ids.get(hidden)?.token]);
      return make();
    });
    if (reads === undefined) this.#pages.delete(plan.route);
    else this.#pages.set(plan.route, { made, reads });
    return made;
  }

  /**
   * What is made of each item of a list: of so many of them at once, it is known whether all that was read for them is the same.
   * @param key which list it is: an object that stays from run to run
   */
  each<Item, Made>(key: object, items: readonly Item[], make: (item: Item) => Made): Made[] {
    const before = this.#lists.get(key) ?? [];
    const parts: (KeptPart | undefined)[] = [];
    const all: Made[] = [];
    for (let start = 0; start < items.length; start += partLength) {
      const part = items.slice(start, start + partLength);
      const kept = before[start / partLength];
      const isSame = kept !== undefined && areSame(kept.items, part) && this.#areThere(kept.reads);
      if (isSame) this.#gather(kept.reads);
      const now = isSame ? kept : { items: part, ...this.#gathered(() => part.map(make)) };
      for (const made of now.made as readonly Made[]) all.push(made);
      parts.push(now.reads && { ...now, reads: now.reads });
    }
    this.#lists.set(key, parts);
    return all;
  }

  #areThere(reads: ReadonlySet<object>): boolean {
    for (const read of reads) if (!this.#present.has(read)) return false;
    return true;
  }

  /** What is made, and what was read for it: nothing where a part of it cannot be remembered, as what is wrong is said again in each run. */
  #gathered<Made>(make: () => Made): { made: Made; reads: ReadonlySet<object> | undefined } {
    const gathering: Gathering = { reads: new Set(), isWhole: true };
    this.#gathering.push(gathering);
    const made = make();
    this.#gathering.pop();
    if (gathering.isWhole) this.#gather(gathering.reads);
    else this.#cannotKeep();
    return { made, reads: gathering.isWhole ? gathering.reads : undefined };
  }

  /** Notes what was read, for what is being made of it. */
  #gather(reads: Iterable<object | undefined>): void {
    const gathering = this.#gathering.at(-1);
    if (gathering !== undefined) for (const read of reads) if (read !== undefined) gathering.reads.add(read);
  }

  #cannotKeep(): void {
    const gathering = this.#gathering.at(-1);
    if (gathering !== undefined) gathering.isWhole = false;
  }

  /** Notes what is read from now on, until `keep` or `drop`. */
  start(source: Source): void {
    this.#reads = new Set<object>(this.#settings === undefined ? [source] : [source, this.#settings]);
    this.ids('');
  }

  keep(
    value: Json,
    path: DocumentPath,
    row: Row | undefined,
    schema: JsonObject | undefined,
    resolved: Resolved,
  ): void {
    const reads = this.#reads;
    this.#reads = undefined;
    if (typeof value !== 'object' || value === null || reads === undefined) {
      this.#cannotKeep();
      return;
    }
    this.#gather(reads);
    const byRow = this.#kept.get(value) ?? new WeakMap<object, Kept>();
    byRow.set(row?.data ?? value, { resolved, schema, path: path.join('/'), reads });
    this.#kept.set(value, byRow);
  }

  drop(): void {
    this.#reads = undefined;
    this.#cannotKeep();
  }

  source(source: Source): void {
    this.#reads?.add(source);
  }

  fact(id: string): void {
    const fact = isObject(this.#facts?.data) ? this.#facts.data[id] : undefined;
    if (isObject(fact)) this.#reads?.add(fact);
  }

  ids(table: string): void {
    const known = this.#ids.get(table);
    if (known !== undefined) this.#reads?.add(known.token);
  }

  #note(table: string, ids: readonly string[]): void {
    const text = ids.join('\n');
    const before = this.#ids.get(table);
    const now = before?.text === text ? before : { text, token: {} };
    this.#ids.set(table, now);
    this.#present.add(now.token);
  }
}
