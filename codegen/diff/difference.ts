import type { DocumentPath, Json } from '../load/values/json.ts';

/** One difference between two values, at paths in each: `before` is undefined for what is new, `after` for what is gone. */
export interface Difference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'renamed';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly oldPath: DocumentPath;
  readonly path: DocumentPath;
}
