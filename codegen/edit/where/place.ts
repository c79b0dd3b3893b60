import type { Source } from '../../load/resolve/spec-index.ts';
import type { DocumentPath } from '../../load/values/json.ts';
import type { OriginKind } from './origin-kind.ts';

/** A place of the spec, and where visitors read what it says. */
export interface Place extends OriginKind {
  readonly source: Source;
  readonly path: DocumentPath;
  /** As it is shown, or written where it is not shown. */
  readonly text: string;
  /** Page by page, `undefined` for all pages; none for a place that only the site reads. */
  readonly shown: readonly { readonly page: string | undefined; readonly section: string }[];
}

/** Those shown on most pages first, then in the order of the site. */
export function byImportance(places: readonly Place[]): Place[] {
  const reach = ({ shown }: Place) =>
    shown.some(({ page }) => page === undefined) ? Infinity : new Set(shown.map(({ page }) => page)).size;
  return places.toSorted((a, b) => reach(b) - reach(a));
}
