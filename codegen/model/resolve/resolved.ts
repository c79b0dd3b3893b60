import type { DocumentPath, Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';

export interface Origin {
  source: Source;
  path: DocumentPath;
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
