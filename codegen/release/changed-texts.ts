import { valueAt } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { approvedValues, type Approvals } from './approvals.ts';
import { excerpt, releaseItem, type ReleaseItem } from './release-item.ts';
import { statesFigure } from './states-figure.ts';

/** Texts that say something else than what was approved. One that is drafted again is told as such. */
export function changedTexts(source: Source, approvals: Approvals): ReleaseItem[] {
  const { document, data, annotations } = source;
  const drafted = new Set(annotations.flatMap(({ kind, path }) => (kind === 'drafted' ? [path.join('/')] : [])));
  return approvedValues(source, approvals).flatMap(({ path, approval, isChanged }) => {
    if (!isChanged || drafted.has(path.join('/'))) return [];
    const value = valueAt(data, path);
    const item = releaseItem(document, path, 'changed', `${excerpt(value)} (approuvé le ${approval.day})`);
    return [statesFigure(value) ? { ...item, claim: true } : item];
  });
}
