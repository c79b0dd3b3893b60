import { isDeepStrictEqual } from 'node:util';
import { Remembered } from './remembered.ts';

/** Lists that each run puts together anew: the very list of the run before where its items are the very same, so that what was worked out of it stays. */
export class SameLists<Item> {
  readonly #known = new Remembered<object, { list: readonly Item[] }>();

  /** @param key which list it is, where there are several: an object that stays from run to run */
  of(list: readonly Item[], key: object = this): readonly Item[] {
    const known = this.#known.get(key, () => ({ list }));
    if (!areSame(known.list, list)) known.list = list;
    return known.list;
  }
}

/** What was worked out of each item of a list: a run works it out of those alone that were not there before. */
export class RememberedItems<Item, Result> {
  readonly #known = new Remembered<object, { items: readonly Item[]; results: readonly Result[] }>();

  /**
   * The results in the order of the items, as a list that stays the very same as long as all of them do.
   * @param key which list it is, and what else the work reads, where there is anything: an object that stays from run to run
   */
  of(items: readonly Item[], work: (item: Item) => Result, key: object = this): readonly Result[] {
    const known = this.#known.get(key, () => ({ items: [], results: [] }));
    if (known.items === items) return known.results;
    const { items: before, results } = known;
    // Rows and pages that come or go move those behind them.
    const shift = before.length - items.length;
    let moved = items.length;
    while (moved > 0 && moved + shift > 0 && items[moved - 1] === before[moved - 1 + shift]) moved -= 1;
    const now: Result[] = [];
    for (let place = 0; place < items.length; place += 1) {
      const item = items[place] as Item;
      const old = place < moved ? place : place + shift;
      now.push(old < before.length && before[old] === item ? (results[old] as Result) : work(item));
    }
    known.items = items;
    if (!areSame(results, now)) known.results = now;
    return known.results;
  }
}

/** Stands for what the items of a list say, of what is asked of them: of those that are others than in the run before, it is asked whether they say the same. */
export class SameSayings<Item> {
  readonly #known = new Remembered<object, { items: readonly Item[]; token: object }>();

  /**
   * An object that stays the very same as long as each item says the same.
   * @param say what is read of an item: plain values
   * @param key which list it is, where there are several: an object that stays from run to run
   */
  of(items: readonly Item[], say: (item: Item) => unknown, key: object = this): object {
    const known = this.#known.get(key, () => ({ items, token: {} }));
    const { items: before } = known;
    let isSame = items.length === before.length;
    for (let place = 0; isSame && place < items.length; place += 1) {
      const old = before[place] as Item;
      const item = items[place] as Item;
      isSame = item === old || isDeepStrictEqual(say(old), say(item));
    }
    if (!isSame) known.token = {};
    known.items = items;
    return known.token;
  }
}

/** What was made last of some values, as long as they are the very same. */
export class Latest<Result> {
  readonly #known = new Remembered<object, { from: readonly unknown[] | undefined; made: Result | undefined }>();

  /** @param key for what it is made, where there is more than one: an object that stays from run to run */
  of(from: readonly unknown[], make: () => Result, key: object = this): Result {
    const known = this.#known.get(key, () => ({ from: undefined, made: undefined }));
    if (known.from === undefined || !areSame(known.from, from)) {
      known.made = make();
      known.from = from;
    }
    return known.made as Result;
  }
}

/** Whether two lists have the very same items. A loop: a function for each of thousands of items takes several times as long. */
export function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) if (now[index] !== before[index]) return false;
  return true;
}
