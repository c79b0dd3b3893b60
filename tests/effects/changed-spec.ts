import { fileURLToPath } from 'node:url';
import { isAside, shownIndex } from '../../codegen/load/days/shown-index.ts';
import { indexSpec } from '../../codegen/load/resolve/spec-index.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../../codegen/load/values/json.ts';
import { createLoader, type Load } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/load/read/parse-cache.ts';
import { annotationKeys } from '../../codegen/load/read/annotations.ts';
import { compiled } from './compiled.ts';

/** One value of the spec: where it stands, and what it is. */
export interface Scalar {
  file: string;
  path: DocumentPath;
  value: boolean | number | string;
  /** The block of a page that holds it, as it is written. */
  block?: JsonObject;
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
const loaderOf = (day?: string) =>
  createLoader({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cache: files,
    compiled,
    day,
    isResident: true,
  });
const today = loaderOf();
const loaders = new Map<string | undefined, typeof today>([[undefined, today]]);

/** The schemas of the project. */
export const { schemas } = today;

/**
 * Loads the real spec with some values changed.
 * @param day the day that the site is of (`2026-11-30`); today without it
 */
export function loadChanged(changes: readonly Change[], day?: string): Load {
  files.changes = changes;
  const loader = loaders.get(day) ?? loaderOf(day);
  loaders.set(day, loader);
  return loader.load();
}

/** Every scalar of the real spec in file order, but those of annotations, and of rows and blocks that are not on the site today. */
export function readScalars(): Scalar[] {
  const { sources, day } = loadChanged([]);
  const index = shownIndex(indexSpec(sources, schemas.tables), schemas, { day, drafts: false });
  return sources.flatMap((source) => {
    const { file, data } = source.document;
    return [...scalarsOf(file, data, [])].flatMap((scalar) => {
      if (isAside(index, source, scalar.path)) return [];
      const block = source.document.kind === 'page' ? valueAt(data, scalar.path.slice(0, 2)) : undefined;
      return [{ ...scalar, ...(isObject(block) && { block }) }];
    });
  });
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
