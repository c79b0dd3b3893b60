import { isObject, type DocumentPath, type Json } from '../base/json.ts';

/**
 * The values at the path of a relation, in document order. `undefined` when some item of a list on the way lacks the
 * key: what the list holds is then not known; with `some`, such items are passed over.
 */
export function valuesAt(path: string, { root, path: own }: { root: Json; path: DocumentPath }, some = false) {
  const [start, steps] = startOf(path, own);
  let values: readonly Json[] = [start.reduce(child, root) ?? null];
  for (const step of steps) {
    const next: Json[] = [];
    for (const value of values.flatMap((item) => (Array.isArray(item) ? item : [item]))) {
      const found = isObject(value) ? (step === '*' ? Object.keys(value) : [child(value, step)]) : [undefined];
      if (found.includes(undefined) && !some) return undefined;
      next.push(...found.filter((one) => one !== undefined));
    }
    values = next;
  }
  return values;
}

/** Where the path of a relation starts, for a value at `own`, and the steps from there. */
export function startOf(path: string, own: DocumentPath): [start: DocumentPath, steps: string[]] {
  const steps = path.split('/');
  if (steps[0] === '') return [[], steps.slice(1)];
  const up = steps.filter((step) => step === '..').length;
  return [own.slice(0, own.length - 1 - up), steps.slice(up)];
}

function child(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, String(step)) ? value[String(step)] : undefined;
}

/** `/blocks/2/a~1b` → `['blocks', 2, 'a/b']`. */
export function pointerPath(pointer: string): (string | number)[] {
  return pointer.split('/').slice(1).map(stepOf);
}

function stepOf(written: string): string | number {
  const step = written.includes('~') ? written.replaceAll('~1', '/').replaceAll('~0', '~') : written;
  return /^\d+$/.test(step) ? Number(step) : step;
}
