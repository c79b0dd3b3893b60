import type { Source } from '../../../read/source.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../../../base/json.ts';
import type { Load } from '../../../pipeline.ts';
import { Edits } from '../edits.ts';
import type { Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { shownTexts, type ShownText } from './shown-text.ts';

/**
 * What visitors read of a value: everything that would be shown otherwise if it were another one. Whatever refers to it, or is worked out
 * from it, is found in this way, through any number of references.
 */
export function dependsOn(spec: Spec, source: Source, path: DocumentPath): ShownText[] {
  const value = valueAt(source.data, path);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, typeof value === 'number' ? value + 1 : `${value} x`));
  const load = spec.loader.load(edits.changes());
  const textsOf = (one: Load) => shownTexts({ ...spec, load: one, pages: [...one.pages.values()] });
  const changed = new Map(textsOf(load).map((shown) => [keyOf(shown), shown.value]));
  return textsOf(spec.load).filter((shown) => {
    const other = changed.get(keyOf(shown));
    return other !== undefined && other !== shown.value;
  });
}

function keyOf({ page, within, path }: ShownText): string {
  const { source, path: block } = within.originOf([]);
  return `${page} ${source.document.file} ${block.join('/')} ${path.join('/')}`;
}

/** The scalars at a place: the value itself, or those of a fact or reading that has one. */
export function scalarOf(source: Source, path: DocumentPath): DocumentPath | undefined {
  const value = valueAt(source.data, path);
  if (isScalar(value)) return path;
  return isObject(value) && isScalar(value.value) ? [...path, 'value'] : undefined;
}

function isScalar(value: Json | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
