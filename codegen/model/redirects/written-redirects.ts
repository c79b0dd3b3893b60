import { isObject, type DocumentPath } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';

/** A redirect with its place in spec/redirects.yaml. */
export interface WrittenRedirect extends Redirect {
  readonly at: DocumentPath;
}

/** The redirects of spec/redirects.yaml, which a spec may do without; those that the schema refuses are left out. */
export function writtenRedirects(source: Source | undefined): WrittenRedirect[] {
  const list = isObject(source?.data) && Array.isArray(source.data.redirects) ? source.data.redirects : [];
  return list.flatMap((row, position) => {
    if (!isObject(row) || typeof row.from !== 'string') return [];
    const { from, to = null, gone } = row;
    const isWhole = typeof to === 'string' || (to === null && gone === true);
    return isWhole ? [{ from, to, at: ['redirects', position] }] : [];
  });
}

/** An address that had a page once. */
export interface Redirect {
  readonly from: string;
  /** The address of the page that took its place; null when there is none. */
  readonly to: string | null;
}
