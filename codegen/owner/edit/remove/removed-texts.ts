import { isObject, valueAt, type DocumentPath, type Json } from '../../../base/json.ts';
import { annotationKeys } from '../../../read/annotations.ts';
import { removeEntry } from '../yaml/remove-entry.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { edited, spliced, readYaml } from '../yaml/yaml-text.ts';
import type { Removal, Rewrite } from './gather-removals.ts';

/** The files without the removed parts; `null` for a file that goes as a whole. */
export function removedTexts(removals: readonly Removal[], rewrites: readonly Rewrite[]): Map<string, string | null> {
  const changed = new Map<string, string | null>();
  const sources = new Map([...removals, ...rewrites].map(({ source }) => [source.document.file, source]));
  for (const [file, source] of sources) {
    const own = removals.filter((one) => one.source === source).map(({ path }) => path);
    if (own.some((path) => path.length === 0)) {
      changed.set(file, null);
      continue;
    }
    const yaml = readYaml(source.document.text);
    const splices = rewrites
      .filter((one) => one.source === source)
      .flatMap(({ path, text }) => setScalar(yaml, path, text));
    // From the end of the file on, so that the earlier parts stay in their places.
    const last = own.toSorted((a, b) => compare(b, a));
    changed.set(file, last.reduce(withoutEntry, spliced(source.document.text, splices)));
  }
  return changed;
}

/** A text without an entry and without its name in the annotations of the same mapping. */
function withoutEntry(text: string, path: DocumentPath): string {
  const rest = edited(text, (yaml) => removeEntry(yaml, path));
  const above = path.slice(0, -1);
  const holder = valueAt(readYaml(rest).tree.toJS() as Json, above);
  if (!isObject(holder)) return rest;
  const annotated = annotationKeys.flatMap((key) =>
    annotationPlaces(holder[key], String(path.at(-1)), [...above, key]),
  );
  return annotated.reduce((left, place) => edited(left, (yaml) => removeEntry(yaml, place)), rest);
}

/** By places in the file: indexes as numbers. Keys of one mapping do not shift each other. */
function compare(a: DocumentPath, b: DocumentPath): number {
  for (const [at, step] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (step !== other)
      return typeof step === 'number' && typeof other === 'number'
        ? step - other
        : String(step) < String(other)
          ? -1
          : 1;
  }
  return a.length - b.length;
}

/**
 * Where an annotation (`drafted`, `toVerify`, `toComplete`) names a key; all of it where it names no other.
 * @param path of the annotation
 */
export function annotationPlaces(annotation: Json | undefined, key: string, path: DocumentPath): DocumentPath[] {
  const names = Array.isArray(annotation) ? annotation : Object.keys(annotation ?? {});
  if (!names.includes(key)) return [];
  if (names.length === 1) return [path];
  return [[...path, Array.isArray(annotation) ? names.indexOf(key) : key]];
}
