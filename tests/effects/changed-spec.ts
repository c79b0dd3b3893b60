import { fileURLToPath } from 'node:url';
import { isObject, type DocumentPath, type Json } from '../../codegen/load/values/json.ts';
import { createLoader, type Load } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/load/read/parse-cache.ts';
import { annotationKeys } from '../../codegen/load/read/annotations.ts';
import { compiled } from './compiled.ts';

/** One value of the spec: where it stands, and what it is. */
export interface Scalar {
  file: string;
  path: DocumentPath;
  value: boolean | number | string;
}

/** A scalar with another value. */
export type Change = Scalar & { to: Json };

/** The files as they stand, with some values changed in memory. */
class ChangedFiles extends ParseCache {
  changes: readonly Change[] = [];

  override parse(source: Parameters<ParseCache['parse']>[0]) {
    const outcome = super.parse(source);
    const own = this.changes.filter(({ file }) => file === source.file);
    if (own.length === 0 || outcome.document === undefined) return outcome;
    const data = structuredClone(outcome.document.data);
    for (const { path, to } of own) assign(data, path, to);
    return { ...outcome, document: { ...outcome.document, data } };
  }
}

const files = new ChangedFiles();
const loader = createLoader({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cache: files,
  compiled,
  isResident: true,
});

/** The schemas of the project. */
export const { schemas } = loader;

/** Loads the real spec with some values changed. */
export function loadChanged(changes: readonly Change[]): Load {
  files.changes = changes;
  return loader.load();
}

/** Every scalar of the real spec but those of annotations, in file order. */
export function readScalars(): Scalar[] {
  return loadChanged([]).sources.flatMap(({ document }) => [...scalarsOf(document.file, document.data, [])]);
}

/** The name of a scalar, as findings write it: `spec/site.yaml vat`. */
export function nameOf({ file, path }: Scalar): string {
  return `${file} ${path.join('/')}`;
}

function* scalarsOf(file: string, value: Json, path: DocumentPath): Iterable<Scalar> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* scalarsOf(file, item, [...path, index]);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value))
      if (!annotationKeys.includes(key)) yield* scalarsOf(file, item, [...path, key]);
  } else if (value !== null) yield { file, path, value };
}

function assign(root: Json, path: DocumentPath, to: Json): void {
  const last = path.at(-1);
  let parent = root;
  for (const step of path.slice(0, -1)) parent = (parent as Record<string | number, Json>)[step] ?? null;
  if (last !== undefined) (parent as Record<string | number, Json>)[last] = to;
}
