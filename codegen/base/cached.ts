/** Where results stay: a `Map`, or a `WeakMap` for objects, which it forgets when nothing else has them. */
interface Known<Key, Result> {
  get(key: Key): { result: Result } | undefined;
  set(key: Key, found: { result: Result }): unknown;
}

/** The object with one more property, which is worked out when it is first read, and is a plain one from then on. */
export function withLazy<Held extends object, Key extends string, Value>(held: Held, key: Key, work: () => Value) {
  const property = { configurable: true, enumerable: true };
  return Object.defineProperty(held, key, {
    ...property,
    get() {
      const value = work();
      Object.defineProperty(held, key, { ...property, value });
      return value;
    },
  }) as Held & Record<Key, Value>;
}

/** A pure function that works out its result for each value once: pages of a family share texts, and so do loads of the dev server. */
export function cached<Key, Result>(
  work: (key: Key) => Result,
  known: Known<Key, Result> = new Map<Key, { result: Result }>(),
): (key: Key) => Result {
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { result: work(key) }));
    return found.result;
  };
}
