import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import { dayHere } from '../../../base/calendar-day.ts';
import { isObject, type JsonObject, type DocumentPath } from '../../../base/json.ts';
import { Git } from '../../git.ts';
import { approve, settle, type Approver } from '../approve.ts';
import { allThere } from '../empty-lists.ts';
import { ofPage, pageValues, alsoShown } from '../page-values.ts';
import { changeList, saveValue, type ListRequest } from '../change-values.ts';
import { replacePicture } from '../replace-picture.ts';
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

/** The owner at this machine: today, under the name that git gives. */
function approverOf({ project }: EditorSession): Approver {
  const by = new Git(project.root).run(['config', 'user.name']).stdout.trim();
  return { day: dayHere(), ...(by !== '' && { by }) };
}

/** The changes that a page may request, by name; `undefined` for a malformed request. Approvals have the current day of this machine. */
export const changes = {
  save: (session, body) =>
    isReadPlace(body) && isScalarValue(body.value) ? saveValue(session, { ...body, value: body.value }) : undefined,
  picture: (session, body) => {
    const { name, alt, bytes } = body;
    return isReadPlace(body) && typeof name === 'string' && typeof alt === 'string' && typeof bytes === 'string'
      ? replacePicture(session, { ...body, name, alt, bytes: Buffer.from(bytes, 'base64') })
      : undefined;
  },
  /** Approves some places, a block of a page (`null`: the parts of all pages), or the whole page. */
  approve: (session, body) => {
    const places = placesIn(session, body);
    return places && approve(session, places, approverOf(session));
  },
  /** Removes a remark: the value is verified or completed. */
  settle: (session, body) =>
    isPlace(body) && (body.kind === 'toVerify' || body.kind === 'toComplete')
      ? settle(session, { ...body, kind: body.kind }, approverOf(session))
      : undefined,
  list: (session, body) => {
    const request = listRequest(body);
    return request && changeList(session, request);
  },
  revert: (session, body) =>
    isPlace(body) && typeof body.words === 'string' ? revertChange(session, { ...body, words: body.words }) : undefined,
  fix: (session, { file, path, message }) =>
    typeof file === 'string' && typeof path === 'string' && typeof message === 'string'
      ? fixFinding(session, { file, path, message })
      : undefined,
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
} as const satisfies Record<string, (session: EditorSession, body: JsonObject) => Outcome | undefined>;

function placesIn(session: EditorSession, { places, page, block }: JsonObject): WrittenPlace[] | undefined {
  if (Array.isArray(places)) return places.every(isPlace) ? places : undefined;
  if (typeof page !== 'string') return undefined;
  const values = pageValues(session.spec(), page, session.approvals());
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
}

/** Does a request name a place? */
function isPlace(body: unknown): body is JsonObject & WrittenPlace {
  return isObject(body) && typeof body.file === 'string' && isPath(body.path);
}

/** Does a request name a place, with the hash of the file when the page read it? */
function isReadPlace(body: JsonObject): body is JsonObject & WrittenPlace & { readonly hash: string } {
  return isPlace(body) && typeof body.hash === 'string';
}

/** Is it a path in a document: keys and places in lists? */
export function isPath(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) &&
    value.every((step) => typeof step === 'string' || (typeof step === 'number' && Number.isInteger(step) && step >= 0))
  );
}

/** The change of a list in a request; `undefined` for a malformed one. */
function listRequest(body: JsonObject): ListRequest | undefined {
  if (!isReadPlace(body)) return undefined;
  const { action, to, values, ...place } = body;
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
      progress: progressOf(session.spec(), approvals, values, ofPage(values)),
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
