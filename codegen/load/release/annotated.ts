import { valueAt } from '../values/json.ts';
import type { Source } from '../resolve/spec-index.ts';
import { excerpt, releaseItem, type ReleaseItem } from './release-item.ts';

/** Texts written for the site that nobody has approved yet, and claims that somebody doubts. */
export function annotated({ document, data, annotations }: Source): ReleaseItem[] {
  return annotations.flatMap(({ kind, path, reason = '' }) => {
    if (kind === 'toComplete') return [];
    const value = excerpt(valueAt(data, path));
    return [releaseItem(document, path, kind, kind === 'toVerify' ? `« ${value} ». ${reason}` : value)];
  });
}
