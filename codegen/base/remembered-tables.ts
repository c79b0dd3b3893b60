import { Remembered } from './remembered.ts';
import { areSame } from './remembered-lists.ts';

/** Tables, of which some are asked for. */
export type Tables<Rows> = Pick<ReadonlyMap<string, Rows>, 'get'>;

interface Kept<Result> {
  from: readonly unknown[];
  asked: ReadonlyMap<string, unknown>;
  made: Result;
}

/** What was made of a value and of tables: it stays as long as the tables that were asked for are the very same. */
export class RememberedOfTables<Key extends object, Result> {
  readonly #known = new Remembered<Key, { kept?: Kept<Result> }>();

  /** @param from what it is made of besides, the very same from run to run */
  get<Rows>(key: Key, from: readonly unknown[], tables: Tables<Rows>, make: (tables: Tables<Rows>) => Result): Result {
    const known = this.#known.get(key, () => ({}));
    const { kept } = known;
    if (kept !== undefined && areSame(kept.from, from) && saySame(kept.asked, tables)) return kept.made;
    const asked = new Map<string, Rows | undefined>();
    const made = make({
      get: (name) => {
        const rows = tables.get(name);
        asked.set(name, rows);
        return rows;
      },
    });
    known.kept = { from, asked, made };
    return made;
  }
}

function saySame(asked: ReadonlyMap<string, unknown>, tables: Tables<unknown>): boolean {
  for (const [name, rows] of asked) if (tables.get(name) !== rows) return false;
  return true;
}
