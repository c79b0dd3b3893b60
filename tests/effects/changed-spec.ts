import { join } from 'node:path';
import { blocksIn, isExcluded, shownIndex } from '../../codegen/model/index/days.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { isObject, type DocumentPath, type Json, type JsonObject, valueAt } from '../../codegen/base/json.ts';
import { createLoader, type LoadResult } from '../../codegen/pipeline.ts';
import type { Source } from '../../codegen/read/source.ts';
import { fieldOf } from '../contract/example-texts.tsx';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { diskCache } from '../../codegen/run/project.ts';

/** One value of the spec: where it stands, and what it is. */
export interface Scalar {
  file: string;
  path: DocumentPath;
  value: boolean | number | string;
  /** The block of a page or the row of a table that holds it; nothing for what stands in other files. */
  holder?: Holder;
}

/** What holds values that visitors read together. */
export type Holder =
  | { kind: 'block'; block: JsonObject; family: string; field: string }
  | { kind: 'row'; table: string; field: string };

export type Change = Scalar & { to: Json };

/** The files as they stand, with some values changed in memory. */
class ChangedFiles extends ParseCache {
  changes: readonly Change[] = [];

  override parse(source: Parameters<ParseCache['parse']>[0]) {
    const parsed = super.parse(source);
    const own = this.changes.filter(({ file }) => file === source.file);
    if (own.length === 0 || parsed.source === undefined) return parsed;
    const data = structuredClone(parsed.source.document.data);
    for (const { path, to } of own) assign(data, path, to);
    return { source: { document: { ...parsed.source.document, data }, data }, findings: [] };
  }
}

const root = join(import.meta.dirname, '../..');
const project = { root, engine: root };

const compiled = compileSchemas(project, diskCache(project));

const files = new ChangedFiles();
const loader = createLoader({
  root,
  cache: files,
  compiled,
});

export const { schemas } = loader;

export function loadChanged(changes: readonly Change[]): LoadResult {
  files.changes = changes;
  return loader.load();
}

/**
 * What may be without effect: the calculation that a typed figure must agree with. It says nothing to visitors; what it refuses is pinned in
 * `tests/findings`.
 */
const dormant = new Set<string | number>(['agrees']);

/** The files of the real spec without the rows and blocks that are not on the site today: nothing stands in their place. */
export function shownSources(): { source: Source; data: Json; isShown: (path: DocumentPath) => boolean }[] {
  const { sources, day } = loadChanged([]);
  const index = shownIndex(indexSpec(sources, schemas.tables), schemas, { day, drafts: false });
  return sources.map((source) => ({
    source,
    data: withoutBlocks(source.data, (place) => isExcluded(index, source, ['blocks', place])),
    isShown: (path) => !isExcluded(index, source, path),
  }));
}

/** Every scalar of the real spec in file order, but those of annotations, and of rows and blocks that are not on the site today. */
export function readScalars(): Scalar[] {
  return shownSources().flatMap(({ source, isShown }) => {
    const { file, data } = source.document;
    return [...scalarsOf(file, data, [])].flatMap((scalar) => {
      if (!isShown(scalar.path) || scalar.path.some((step) => dormant.has(step))) return [];
      const holder = holderOf(source, scalar.path);
      return [holder === undefined ? scalar : { ...scalar, holder }];
    });
  });
}

function withoutBlocks(data: Json, isGone: (place: number) => boolean): Json {
  const blocks = blocksIn(data);
  return isObject(data) && blocks.length > 0 ? { ...data, blocks: blocks.filter((_, place) => !isGone(place)) } : data;
}

function holderOf({ document: { kind, name, data } }: Source, path: DocumentPath): Holder | undefined {
  if (kind === 'page') {
    const block = valueAt(data, path.slice(0, 2));
    return isObject(block) ? { kind: 'block', block, family: name, field: fieldOf(path.slice(2)) } : undefined;
  }
  return kind === 'table'
    ? { kind: 'row', table: name, field: fieldOf(Array.isArray(data) ? path.slice(1) : path) }
    : undefined;
}

/** Words for visitors, as far as a value tells: no id, address, name of code or reference. */
export function isText({ value, path }: Scalar): boolean {
  return (
    typeof value === 'string' &&
    !/^[a-z0-9][\w.+-]*$|^[/#]|@|^https?:|^\d/u.test(value) &&
    !['ref', 'href', 'icon', 'id', 'type', 'path'].includes(String(path.findLast((step) => typeof step === 'string')))
  );
}

/** The name of a scalar, as findings write it: `spec/site.yaml vat`. */
export function nameOf({ file, path }: Scalar): string {
  return `${file} ${path.join('/')}`;
}

function* scalarsOf(file: string, value: Json, path: DocumentPath): Iterable<Scalar> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* scalarsOf(file, item, [...path, index]);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) yield* scalarsOf(file, item, [...path, key]);
  } else if (value !== null) yield { file, path, value };
}

function assign(whole: Json, path: DocumentPath, to: Json): void {
  const last = path.at(-1);
  let parent = whole;
  for (const step of path.slice(0, -1)) parent = (parent as Record<string | number, Json>)[step] ?? null;
  if (last !== undefined) (parent as Record<string | number, Json>)[last] = to;
}
