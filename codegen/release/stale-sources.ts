import { namedFacts } from '../model/facts/named-facts.ts';
import { currentFigures, type ApprovedFigure } from '../model/figures/source-ledger.ts';
import type { Source } from '../read/source.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

/**
 * Figures that changed since they were approved, while their source did not: does it vouch for the new one?
 * @param approved by `id` or `id.reading`.
 */
export function staleSources(source: Source, approved: Readonly<Record<string, ApprovedFigure>>): ReleaseItem[] {
  if (source.document.kind !== 'facts') return [];
  const now = currentFigures(source);
  return namedFacts(source.data).flatMap(({ name, path }) => {
    const [before, after] = [approved[name], now[name]];
    if (before === undefined || after === undefined) return [];
    if (before.figure === after.figure || before.source !== after.source) return [];
    const note = `${before.figure} est devenu ${after.figure}, la source est restée « ${after.source} »`;
    return [releaseItem(source.document, [...path, 'value'], 'staleSource', note)];
  });
}
