import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Latest, RememberedItems, SameLists, SameSayings } from '../../codegen/base/remembered-lists.ts';
import { RememberedOfTables } from '../../codegen/base/remembered-tables.ts';

interface Item {
  said: number;
}

/** Items of which several say the same. */
const items: readonly Item[] = Array.from({ length: 8 }, (_, place) => ({ said: place % 3 }));

/** Lists as one run after another has them. */
const runs = fc.array(fc.array(fc.constantFrom(...items), { maxLength: 6 }), { minLength: 2, maxLength: 8 });

/** Whether each list and the one before it have what `isSame` says. */
function inPairs<Made>(
  lists: readonly (readonly Item[])[],
  make: (list: readonly Item[]) => Made,
  look: (before: readonly [readonly Item[], Made], now: readonly [readonly Item[], Made]) => void,
): void {
  const made = lists.map((list) => [list, make(list)] as const);
  for (const [place, now] of made.slice(1).entries()) look(made[place] ?? now, now);
}

function haveSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

test('what was worked out of items is that of these very items, and the very list as long as all of it is the same', () => {
  fc.assert(
    fc.property(runs, (lists) => {
      const remembered = new RememberedItems<Item, number>();
      inPairs(
        lists,
        (list) => remembered.of(list, ({ said }) => said),
        ([before, ofBefore], [now, ofNow]) => {
          expect(ofNow).toEqual(now.map(({ said }) => said));
          expect(ofNow === ofBefore, JSON.stringify([before, now])).toBe(haveSame(ofBefore, ofNow));
        },
      );
    }),
  );
});

test('it is worked out again of those alone that are others, also where one comes or goes before them', () => {
  const remembered = new RememberedItems<Item, Item>();
  const asked: Item[] = [];
  const work = (item: Item) => {
    asked.push(item);
    return item;
  };
  const [a, b, c, d] = items as [Item, Item, Item, Item];
  for (const [list, others] of [
    [[a, b, c], 3],
    [[a, d, c], 1],
    [[b, a, d, c], 1],
    [[b, d, c], 0],
    [[], 0],
  ] as const) {
    asked.length = 0;
    expect(remembered.of(list, work)).toEqual(list);
    expect(asked).toHaveLength(others);
  }
});

test('a list is the very list as long as it has the very items', () => {
  fc.assert(
    fc.property(runs, (lists) => {
      const same = new SameLists<Item>();
      inPairs(
        lists,
        (list) => same.of(list),
        ([before, ofBefore], [now, ofNow]) => {
          expect(ofNow).toEqual(now);
          expect(ofNow === ofBefore).toBe(haveSame(before, now));
        },
      );
    }),
  );
});

test('sayings are the same as long as each item says the same, whichever it is', () => {
  fc.assert(
    fc.property(runs, (lists) => {
      const same = new SameSayings<Item>();
      inPairs(
        lists,
        (list) => same.of(list, ({ said }) => [said]),
        ([before, ofBefore], [now, ofNow]) => {
          const said = [before, now].map((list) => list.map((item) => item.said)) as [number[], number[]];
          expect(ofNow === ofBefore).toBe(haveSame(...said));
        },
      );
    }),
  );
});

test('lists with another key are other lists', () => {
  const [one, other] = [{}, {}];
  const [same, said, made] = [new SameLists<Item>(), new SameSayings<Item>(), new Latest<object>()];
  for (const of of [
    (key: object) => same.of([], key),
    (key: object) => said.of([], () => null, key),
    (key: object) => made.of([], () => ({}), key),
  ]) {
    expect(of(one)).toBe(of(one));
    expect(of(one)).not.toBe(of(other));
  }
});

test('what was made last stays as long as all that it is made of', () => {
  const latest = new Latest<object>();
  const [one, other] = [{}, {}];
  const first = latest.of([one, 1], () => ({}));
  expect(latest.of([one, 1], () => ({}))).toBe(first);
  expect(latest.of([other, 1], () => ({}))).not.toBe(first);
  expect(latest.of([one, 2], () => ({}))).not.toBe(first);
  expect(latest.of([one], () => ({}))).not.toBe(first);
});

test('what was made of tables stays as long as those that were asked for, absent ones among them', () => {
  const remembered = new RememberedOfTables<object, object>();
  const [key, a, b] = [{}, [1], [2]];
  const make = (tables: Iterable<readonly [string, number[]]>, from: unknown = 0) =>
    remembered.get(key, [from], new Map(tables), (read) => ({ a: read.get('a'), c: read.get('c') }));
  const first = make([['a', a]]);
  expect(make([['a', a]])).toBe(first);
  expect(make(Object.entries({ a, b })), 'b is not asked for').toBe(first);
  expect(make(Object.entries({ a, c: b })), 'c was not there').not.toBe(first);
  expect(make(Object.entries({ a: b }))).toEqual({ a: b, c: undefined });
  expect(make(Object.entries({ a: b }), 1)).not.toBe(make(Object.entries({ a: b }), 2));
});
