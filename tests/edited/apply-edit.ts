import { isMap, isScalar, isSeq, type Document, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { SpecCopy } from './spec-copy.ts';

/** What an owner does to a spec; days are long past or far ahead. */
export const editKinds = [
  'removeBlock', 'swapBlocks', 'removeRow', 'removeItem', 'swapItems', 'removeField', 'setDays', 'changeNumber',
  'changeText',
] as const; // prettier-ignore

/** An edit, in fractions of what there is to choose from. */
export interface RandomEdit {
  kind: (typeof editKinds)[number];
  file: number;
  place: number;
  item: number;
  value: number;
}

const days = [
  ['draft', true],
  ['from', '2001-01-01'],
  ['from', '2199-01-01'],
  ['until', '2001-01-01'],
  ['until', '2199-01-01'],
] as const;

/** Makes an edit in a copy of the spec, not yet saved. Returns what it did, or nothing where it does not apply. */
export function applyEdit(spec: SpecCopy, { kind, file: fileAt, place, item, value }: RandomEdit): string | undefined {
  const isBlocks = kind === 'removeBlock' || kind === 'swapBlocks';
  const folder = isBlocks ? 'pages/' : kind === 'removeRow' ? 'tables/' : '';
  const name = pick(
    spec.files().filter((file) => file.startsWith(folder)),
    fileAt,
  );
  if (name === undefined) return undefined;
  const document = spec.document(name);
  const done = ((): string | undefined => {
    if (isBlocks || kind === 'removeRow') {
      const list = isBlocks ? document.get('blocks') : document.contents;
      return isSeq(list) ? inList(list, kind === 'swapBlocks', item) : undefined;
    }
    if (kind === 'removeItem' || kind === 'swapItems') {
      const list = pick(within(document, isSeq), place);
      return list && inList(list, kind === 'swapItems', item);
    }
    if (kind === 'setDays') return setDays(document, item, value);
    if (kind === 'removeField') {
      const map = pick(within(document, isMap), place);
      return map && map.items.length > 1 ? String(map.items.splice(indexIn(map.items, item), 1)[0]?.key) : undefined;
    }
    return kind === 'changeNumber' ? changeNumber(document, item, value) : changeText(document, item, value);
  })();
  return done === undefined ? undefined : `${kind} spec/${name}: ${done.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
}

function inList({ items }: YAMLSeq, isSwap: boolean, at: number): string | undefined {
  if (items.length < 2) return undefined;
  // Moved to the end, the last one would stay where it is.
  const index = indexIn(isSwap ? items.slice(0, -1) : items, at);
  if (isSwap) items.push(...items.splice(index, 1));
  else return String(items.splice(index, 1)[0]);
  return String(items.at(-1));
}

function setDays(document: Document, at: number, value: number): string | undefined {
  const list = isSeq(document.contents) ? document.contents : document.get('blocks');
  const map = isSeq(list) ? pick(list.items.filter(isMap), at) : undefined;
  const [key, day] = pick(days, value) ?? [];
  if (map === undefined || key === undefined) return undefined;
  map.set(key, day);
  return `${key}: ${String(day)} at ${String(map.get('id') ?? map.get('type'))}`;
}

function changeNumber(document: Document, at: number, value: number): string | undefined {
  return changeScalar(document, at, (old) => {
    const factor = pick([0.5, 0.8, 1.1, 1.5, 2, 3], value) ?? 1;
    return typeof old === 'number' ? Math.round(old * factor) : undefined;
  });
}

function changeText(document: Document, at: number, value: number): string | undefined {
  return changeScalar(document, at, (old) => {
    if (typeof old !== 'string' || !/\s/.test(old)) return undefined;
    const shorter = old.split(' ').slice(0, 2).join(' ');
    return pick([shorter, `${old} Et plus encore`, old.replace(/\p{L}{4,}/u, 'nouveau')], value);
  });
}

/** Gives one of the values of a document for which there is another that one. */
function changeScalar(document: Document, at: number, other: (old: unknown) => unknown): string | undefined {
  const pairs = within(document, isMap).flatMap(({ items }) =>
    items.filter(
      (pair): pair is Pair<unknown, Scalar> =>
        isScalar(pair.value) && ![undefined, pair.value.value].includes(other(pair.value.value)),
    ),
  );
  const pair = pick(pairs, at);
  if (!pair?.value) return undefined;
  const old = pair.value.value;
  pair.value.value = other(old);
  delete pair.value.source;
  return `${String(pair.key)}: ${String(old)} → ${String(pair.value.value)}`;
}

/** Every list, or every mapping, of a document. */
function within<Kind extends YAMLMap | YAMLSeq>(document: Document, is: (node: unknown) => node is Kind): Kind[] {
  const found: Kind[] = [];
  const walk = (node: unknown): void => {
    if (is(node)) found.push(node);
    if (isMap(node)) for (const { value } of node.items) walk(value);
    if (isSeq(node)) for (const child of node.items) walk(child);
  };
  walk(document.contents);
  return found;
}

function pick<Item>(all: readonly Item[], at: number): Item | undefined {
  return all[indexIn(all, at)];
}

function indexIn(all: readonly unknown[], at: number): number {
  return Math.floor(at * all.length);
}
