import type { DocumentPath, Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';

export interface Origin {
  source: Source;
  path: DocumentPath;
}

/** A value with its references resolved, and the way back from any path in it to where it was written. */
export interface Resolved {
  value: Json;
  origin: Origin;
  originOf(path: DocumentPath): Origin;
  /** Facts that the value shows (`id` or `id.reading`), each with the paths in the value where it stands. */
  facts: FactPlaces;
}

/** Facts by `id` or `id.reading`, and where each stands. */
export type FactPlaces = ReadonlyMap<string, readonly DocumentPath[]>;

export interface Value {
  kind: 'single' | 'form' | 'row';
  name: string;
  resolved: Resolved;
}
