import type { Source } from '../../../read/source.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../../../base/json.ts';
import { Edits } from '../edits.ts';
import type { Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { shownTexts, valueAfter, type ShownText } from './shown-text.ts';

/** Every text that another value at this place would change, through any number of references and calculations. */
export function dependsOn(spec: Spec, source: Source, path: DocumentPath): ShownText[] {
  const value = valueAt(source.data, path);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, typeof value === 'number' ? value + 1 : `${value} x`));
  const after = valueAfter(spec, spec.loader.load(edits.changes()));
  return shownTexts(spec).filter((text) => ![undefined, text.value].includes(after(text)));
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
