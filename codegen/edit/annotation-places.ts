import type { DocumentPath, Json } from '../load/values/json.ts';

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
