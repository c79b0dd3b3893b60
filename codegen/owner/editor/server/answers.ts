import type { DocumentPath } from '../../../base/json.ts';
import type { Source } from '../../../read/source.ts';
import { placeOf } from '../../../run/project.ts';
import { UserError } from '../../../run/user-error.ts';
import type { Spec } from '../../edit/spec.ts';
import { alsoShown, ofPage, pageValues } from '../page-values.ts';
import { fieldDetails } from '../field-details.ts';
import { iconsNamed } from '../field.ts';
import { progressOf } from '../remarks.ts';
import type { EditorSession } from '../editor-session.ts';
import { unpublishedChanges } from '../unpublished.ts';
import { sourceAt } from '../written-place.ts';
import { isPath } from './changes.ts';

/** The answers to a page about the spec, by name; `undefined` for a place that does not exist. */
export const answers = {
  /** `?page=/`: the values of the page, and the last step of this run. */
  page: (session: EditorSession, query: URLSearchParams) => {
    const approvals = session.approvals();
    const values = pageValues(session.spec(), query.get('page') ?? '/', approvals);
    return {
      token: session.token,
      place: placeOf(session.project),
      values,
      progress: progressOf(session.spec(), approvals, ofPage(values)),
      ...session.steps(),
    };
  },
  /** `?file=spec/facts.yaml&path=["average-roi","value"]`: the details of that value. */
  value: (session: EditorSession, query: URLSearchParams) =>
    at(session, query, (spec, source, path) => fieldDetails(spec, source, path, session.approvals())),
  /** With the same parameters: the pages that show the value. */
  shown: (session: EditorSession, query: URLSearchParams) => at(session, query, alsoShown),
  /** The changes since the last published version. */
  unpublished: (session: EditorSession) => {
    try {
      return { ...unpublishedChanges(session), message: null };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { against: '', changes: [], message: error.message };
    }
  },
  /** For the findings, which are shown without a page. */
  token: (session: EditorSession) => ({ token: session.token }),
  /** `?name=shield`: icons of such names, drawn. */
  icons: (_: EditorSession, query: URLSearchParams) => iconsNamed(query.get('name') ?? ''),
} as const;

function at<Answer>(
  session: EditorSession,
  query: URLSearchParams,
  answer: (spec: Spec, source: Source, path: DocumentPath) => Answer,
): Answer | undefined {
  const spec = session.spec();
  const source = sourceAt(spec, query.get('file') ?? '');
  const path: unknown = parsed(query.get('path') ?? '');
  return source === undefined || !isPath(path) ? undefined : answer(spec, source, path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
