import type { ApprovedFigure } from '../model/figures/source-ledger.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { annotated } from './annotated.ts';
import type { Approvals } from './approvals.ts';
import { changedTexts } from './changed-texts.ts';
import { contraryPassages } from './contrary-passages.ts';
import { expiredDates } from './expired-dates.ts';
import { pastEvents } from './past-events.ts';
import { placeholders } from './placeholders.ts';
import { releaseKinds, type ReleaseItem } from './release-item.ts';
import { publishable } from './publishable.ts';
import { staleSources } from './stale-sources.ts';
import { undeliveredForms } from './undelivered-forms.ts';

/**
 * Everything that must be settled before the site goes live: by kind, claims in figures before other texts, then by file and line. Drafts,
 * and rows and blocks whose last day is over, never go live: they are left out.
 * @param approved figures as their owner last approved them, by `id` or `id.reading`.
 * @param texts as somebody approved them
 * @param today `AAAA-MM-JJ`: dates before it are over.
 */
export function listReleaseItems(
  sources: readonly Source[],
  schemas: Schemas,
  today: string,
  approved: Readonly<Record<string, ApprovedFigure>> = {},
  texts: Approvals = {},
): ReleaseItem[] {
  const live = sources.map((source) => publishable(source, schemas, today));
  const items = live.flatMap((source) => [
    ...placeholders(source),
    ...annotated(source, schemas),
    ...changedTexts(source, texts),
    ...expiredDates(source, today),
    ...staleSources(source, approved),
    ...pastEvents(source, today, schemas),
    ...undeliveredForms(source),
  ]);
  return [...items, ...contraryPassages(live)].toSorted(
    (a, b) =>
      releaseKinds.indexOf(a.kind) - releaseKinds.indexOf(b.kind) ||
      Number(b.claim === true) - Number(a.claim === true) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
