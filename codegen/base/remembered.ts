const all = new Set<{ forget: () => void }>();

/**
 * What was worked out of values that do not change, by the value: several rules ask for the same, and in a dev server most values are those of the
 * run before. A build forgets it once the spec is loaded, since it would weigh more than the site.
 */
export class Remembered<Key extends object, Result> {
  #known = new WeakMap<Key, Result>();

  constructor() {
    all.add({ forget: () => (this.#known = new WeakMap()) });
  }

  get(key: Key, work: (key: Key) => Result): Result {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const result = work(key);
    this.#known.set(key, result);
    return result;
  }
}

/** The same, of what is worked out of two values at once. */
export class RememberedPair<First extends object, Second extends object, Result> {
  readonly #known = new Remembered<First, WeakMap<Second, Result>>();

  get(first: First, second: Second, work: () => Result): Result {
    const bySecond = this.#known.get(first, () => new WeakMap());
    const known = bySecond.get(second);
    if (known !== undefined) return known;
    const result = work();
    bySecond.set(second, result);
    return result;
  }
}

/** The same, of what is worked out of texts: a text has no life of its own, so that all are let go of where there are too many. */
export class RememberedTexts<Result> {
  readonly #known = new Map<string, Result>();
  readonly #most: number;

  /** @param most so many texts are kept at once */
  constructor(most: number) {
    this.#most = most;
    all.add({ forget: () => this.#known.clear() });
  }

  get(text: string, work: (text: string) => Result): Result {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#most) this.#known.clear();
    const result = work(text);
    this.#known.set(text, result);
    return result;
  }
}

/** Forgets all that was remembered. */
export function forgetRemembered(): void {
  for (const { forget } of all) forget();
}
