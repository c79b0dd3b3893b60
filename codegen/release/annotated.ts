import { valueAt } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { needsApproval } from './needs-approval.ts';
import { excerpt, releaseItem, type ReleaseItem } from './release-item.ts';
import { statesFigure } from './states-figure.ts';

/** Texts and figures written for the site that nobody has approved yet, and claims that somebody doubts. */
export function annotated(source: Source, schemas: Schemas): ReleaseItem[] {
  const { document, data, annotations } = source;
  return annotations.flatMap(({ kind, path, reason = '' }) => {
    if (kind === 'toComplete' || (kind === 'drafted' && !needsApproval(source, path, schemas))) return [];
    const value = valueAt(data, path);
    const note = kind === 'toVerify' ? `« ${excerpt(value)} ». ${reason}` : excerpt(value);
    const item = releaseItem(document, path, kind, note);
    return [kind === 'drafted' && statesFigure(value) ? { ...item, claim: true } : item];
  });
}
