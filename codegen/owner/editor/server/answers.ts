import { UserError } from '../../../run/user-error.ts';
import { alsoShown, ofPage, pageValues } from '../page-values.ts';
import { cardOf } from '../card.ts';
import { iconsNamed } from '../field.ts';
import { progressOf } from '../approval-units.ts';
import type { Workshop } from '../workshop.ts';
import { sourceAt } from '../written-place.ts';
import { isPath } from './edit-request.ts';

/** What pages ask of the spec, by name; `undefined` for what there is not. */
export const answers = {
  /** `?page=/`: what the page shows, and what this run has done. */
  page: (workshop: Workshop, asked: URLSearchParams) => {
    const { lastDone, lastUndone } = workshop.history;
    const approvals = workshop.approvals();
    const values = pageValues(workshop.spec(), asked.get('page') ?? '/', approvals);
    return {
      token: workshop.token,
      place: workshop.place,
      values,
      progress: progressOf(workshop.spec(), approvals, ofPage(values)),
      undo: lastDone?.words ?? null,
      redo: lastUndone?.words ?? null,
    };
  },
  /** `?file=spec/facts.yaml&path=["average-roi","value"]`: the panel of that value. */
  value: (workshop: Workshop, asked: URLSearchParams) =>
    at(workshop, asked, ({ spec, source, path }) => cardOf(spec, source, path, workshop.approvals())),
  /** The same: where visitors read it. */
  shown: (workshop: Workshop, asked: URLSearchParams) =>
    at(workshop, asked, ({ spec, source, path }) => alsoShown(spec, source, path)),
  /** What has changed since the version that was published last. */
  unpublished: (workshop: Workshop) => {
    try {
      return { ...workshop.unpublished.list(workshop), message: null };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { against: '', changes: [], message: error.message };
    }
  },
  /** For what is shown without a page: its findings. */
  token: (workshop: Workshop) => ({ token: workshop.token }),
  /** `?name=shield`: icons of such names, drawn. */
  icons: (_: Workshop, asked: URLSearchParams) => iconsNamed(asked.get('name') ?? ''),
} as const;

function at<Answer>(
  workshop: Workshop,
  asked: URLSearchParams,
  work: (place: {
    spec: ReturnType<Workshop['spec']>;
    source: NonNullable<ReturnType<typeof sourceAt>>;
    path: (string | number)[];
  }) => Answer,
): Answer | undefined {
  const spec = workshop.spec();
  const source = sourceAt(spec, asked.get('file') ?? '');
  const path: unknown = parsed(asked.get('path') ?? '');
  return source === undefined || !isPath(path) ? undefined : work({ spec, source, path });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
