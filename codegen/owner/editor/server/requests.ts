import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import { dayHere } from '../../../base/calendar-day.ts';
import { isObject, type JsonObject, type DocumentPath } from '../../../base/json.ts';
import { approve, settle } from '../approve.ts';
import { allThere } from '../empty-lists.ts';
import { ofPage, pageValues, alsoShown } from '../page-values.ts';
import { changeList, saveValue, type ListRequest } from '../change-values.ts';
import { fixFinding } from '../fix-finding.ts';
import { revertChange, unpublishedChanges } from '../unpublished.ts';
import type { Outcome, WrittenPlace } from '../../../../src/shared/editing.ts';
import type { EditorSession } from '../editor-session.ts';
import type { Source } from '../../../read/source.ts';
import { placeOf } from '../../../run/project.ts';
import { UserError } from '../../../run/user-error.ts';
import { type Spec, sourceAt } from '../../edit/spec.ts';
import { fieldDetails } from '../field-details.ts';
import { iconsNamed } from '../field.ts';
import { progressOf } from '../remarks.ts';

/** The changes that a page may request, by name; `undefined` for a malformed request. Approvals have the current day of this machine. */
export const changes = {
  save: (session: EditorSession, body: unknown) => {
    const place = readPlaceIn(body);
    const value = place?.body.value;
    return place !== undefined && isScalarValue(value) ? saveValue(session, { ...place, value }) : undefined;
  },
  /** Approves some places, a block of a page (`null`: the parts of all pages), or the whole page. */
  approve: (session: EditorSession, body: unknown) => {
    const places = isObject(body) ? placesIn(session, body) : undefined;
    return places === undefined ? undefined : approve(session, places, dayHere());
  },
  /** Removes a remark: the value is verified or completed. */
  settle: (session: EditorSession, body: unknown) => {
    const place = placeIn(body);
    const kind = place?.body.kind;
    return place !== undefined && (kind === 'toVerify' || kind === 'toComplete')
      ? settle(session, { ...place, kind }, dayHere())
      : undefined;
  },
  list: (session: EditorSession, body: unknown) => {
    const request = listRequest(body);
    return request === undefined ? undefined : changeList(session, request);
  },
  revert: (session: EditorSession, body: unknown) => {
    const place = placeIn(body);
    const words = place?.body.words;
    return typeof words === 'string' && place !== undefined ? revertChange(session, { ...place, words }) : undefined;
  },
  fix: (session: EditorSession, body: unknown) => {
    if (!isObject(body)) return undefined;
    const { file, path, message } = body;
    const isWhole = typeof file === 'string' && typeof path === 'string' && typeof message === 'string';
    return isWhole ? fixFinding(session, { file, path, message }) : undefined;
  },
  undo: (session: EditorSession) => session.undo(),
  redo: (session: EditorSession) => session.redo(),
} as const satisfies Record<string, (session: EditorSession, body: unknown) => Outcome | undefined>;

function placesIn(session: EditorSession, { places, page, block }: JsonObject): WrittenPlace[] | undefined {
  if (Array.isArray(places)) return allThere(places.map(placeIn));
  if (typeof page !== 'string') return undefined;
  const values = pageValues(session.spec(), page, session.approvals());
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
}

/** The place that a request names. */
function placeIn(body: unknown): (WrittenPlace & { readonly body: JsonObject }) | undefined {
  if (!isObject(body)) return undefined;
  const { file, path } = body;
  return typeof file === 'string' && isPath(path) ? { file, path, body } : undefined;
}

/** The same, with the hash of the file when the page read it. */
function readPlaceIn(body: unknown) {
  const place = placeIn(body);
  const hash = place?.body.hash;
  return place !== undefined && typeof hash === 'string' ? { ...place, hash } : undefined;
}

/** Is it a path in a document: keys and places in lists? */
export function isPath(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) &&
    value.every((step) => typeof step === 'string' || (typeof step === 'number' && Number.isInteger(step) && step >= 0))
  );
}

/** The change of a list that a request asks for; `undefined` for a malformed one. */
function listRequest(body: unknown): ListRequest | undefined {
  const place = readPlaceIn(body);
  if (place === undefined) return undefined;
  const { action, to, values } = place.body;
  if (action === 'remove') return { ...place, action };
  if (action === 'move') return typeof to === 'number' && isPath([to]) ? { ...place, action, to } : undefined;
  const parsed = Array.isArray(values) ? allThere(values.map(valueIn)) : undefined;
  const isKnown = action === 'copy' || action === 'first';
  return isKnown && parsed !== undefined ? { ...place, action, values: parsed } : undefined;
}

function valueIn(one: unknown): NonNullable<ListRequest['values']>[number] | undefined {
  if (!isObject(one)) return undefined;
  const { path, value } = one;
  return isPath(path) && isScalarValue(value) ? { path, value } : undefined;
}

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
  const path = jsonIn(query.get('path') ?? '');
  return source === undefined || !isPath(path) ? undefined : answer(spec, source, path);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
