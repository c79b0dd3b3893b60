import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Row } from '../index/spec-index.ts';
import type { Fault, Missing } from '../../base/findings/finding.ts';

export interface Origin {
  source: Source;
  path: DocumentPath;
}

/** The place of an origin, as findings name it. */
export function findingPlace({ source, path }: Origin): { file: string; path: string } {
  return { file: source.document.file, path: path.join('/') };
}

/** What a part of a resolved value comes from. */
export type Part = Substitution | ShownFact;

/** A part that is written elsewhere than the rest. */
interface Substitution extends Origin {
  at: DocumentPath;
  /** A text that is one reference: it is corrected at its target, unless a part that contains it is written elsewhere too. */
  isLone?: boolean;
}

/** A fact that a part shows. */
interface ShownFact {
  at: DocumentPath;
  fact: string;
}

/** A value with its references resolved, and the way back from any path in it to where it was written. */
export interface Resolved {
  value: Json;
  origin: Origin;
  originOf(path: DocumentPath): Origin;
  /** Facts that the value shows (`id` or `id.reading`), each with the paths in the value where it stands. */
  facts: FactPlaces;
}

/** A file as it is written, without references to resolve. */
export function asWritten(source: Source): Resolved {
  const at = (path: DocumentPath): Origin => ({ source, path });
  return { value: source.data, origin: at([]), originOf: at, facts: new Map() };
}

/** Facts by `id` or `id.reading`, and where each stands. */
export type FactPlaces = ReadonlyMap<string, readonly DocumentPath[]>;

export interface Value {
  kind: 'single' | 'form' | 'row';
  name: string;
  resolved: Resolved;
}

/** A `{…}` in a text, and the reference inside it; or `{{` or `}}`, which stands for a brace where the schema has `verbatim`. */
export const referencePattern = /\{\{|\}\}|\{([^{}]*)\}/gu;

export function referencesIn(text: string): { reference: string; start: number }[] {
  return [...text.matchAll(referencePattern)].flatMap(({ index, 1: reference }) =>
    reference === undefined ? [] : [{ reference, start: index + 1 }],
  );
}

/** The reference of a `{ ref: … }` mapping. */
export function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}

/** The place of a value in the spec, the row that `row.…` means there, and the references that led to it. */
export interface Scope extends Origin {
  row: Row | undefined;
  chain: readonly Step[];
  /** How many steps of the walk `path` contains already; later steps continue it. */
  depth: number;
}

/** A reference followed, and the place where it is written. */
export interface Step {
  origin: Origin;
  reference: string;
}

export function isSamePlace(a: Origin, b: Origin): boolean {
  return keyOf(a) === keyOf(b);
}

/** Identifies a place, and sorts places by file. */
export function keyOf({ source, path }: Origin): string {
  return `${source.document.file}#${path.join('/')}`;
}

/** The reference as it stands in the file: in braces in a text, bare after `ref:`. */
export function writtenForm({ source }: Origin, reference: string): string {
  const braced = `{${reference}}`;
  return source.document.text.includes(braced) ? braced : reference;
}

/** The target of a reference: a raw value and the place where a product owner would change it. */
export interface Target extends Origin {
  value: Json;
  /** The row that holds it: the scope of references inside the value. */
  row: Row | undefined;
  unit?: string | undefined;
  /** That of its schema: a text of the format `date` is written in words where visitors read it. */
  format?: Json | undefined;
  /** `id` or `id.reading` when the target is a fact. */
  fact?: string;
  /** Its schema requires a text or a number, and it is neither: the schema reports it where it is written. */
  misshapen?: boolean;
}

export function isFault(found: object): found is Fault {
  return 'message' in found;
}

export function referenceFault(reference: string, message: string, remedy: string | undefined, about?: Missing): Fault {
  const whole = `la référence « ${reference} » ne mène nulle part : ${message}`;
  return { code: 'rule/reference', message: whole, remedy, about };
}

/** True if `value` is not the text or number that its schema requires. */
export function isMisshapen(value: Json, type: Json | undefined): boolean {
  const isScalar = type === 'string' || type === 'number' || type === 'integer';
  return isScalar && typeof value !== 'string' && typeof value !== 'number';
}
