import { attempt } from '../../../base/attempt.ts';
import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import type { NewValue } from '../../edit/yaml/set-scalar.ts';
import { isObject, type JsonObject, type DocumentPath } from '../../../base/json.ts';
import { approve, settle } from '../approve.ts';
import { allThere } from '../empty-lists.ts';
import { ofPage, pageValues, alsoShown } from '../page-values.ts';
import { changeList, readValue, saveValues, replacePicture } from '../change-values.ts';
import type { ListRequest, ValueEdit } from '../change-values.ts';
import type { Outcome, WrittenPlace } from '../../../../src/shared/editing.ts';
import { impossible, type EditorSession } from '../editor-session.ts';
import type { Source } from '../../../read/source.ts';
import { placeOf } from '../../../run/project.ts';
import { type Spec, sourceAt } from '../../edit/spec.ts';
import { fieldDetails } from '../field-details.ts';
import { iconsNamed } from '../field.ts';
import { progressOf, settlementOf } from '../remarks.ts';
import { remedyOf } from '../../edit/remedy.ts';
import type { Finding } from '../../../base/findings/finding.ts';
import { meantIn } from '../../../base/findings/nearest.ts';

type Change = (session: EditorSession, body: JsonObject) => Outcome | undefined;

/**
 * The types of edits but values, in the order in which they are made together: items of lists move last, since all places are named as they
 * are on disk. `undefined` for a malformed one.
 */
const types = {
  picture: (session, body) => {
    const { name, alt, bytes } = body;
    return isReadPlace(body) && typeof name === 'string' && typeof alt === 'string' && typeof bytes === 'string'
      ? replacePicture(session, { ...body, name, alt, bytes: Buffer.from(bytes, 'base64') })
      : undefined;
  },
  /** Approves some places, a block of a page (`null`: the parts of all pages), or the whole page. */
  approve: (session, body) => {
    const places = placesIn(session, body);
    return places && approve(session, places);
  },
  /** Removes a remark: the value is verified or completed. */
  settle: (session, body) =>
    isPlace(body) && (body.kind === 'toVerify' || body.kind === 'toComplete')
      ? settle(session, { ...body, kind: body.kind })
      : undefined,
  list: (session, body) => {
    const request = listRequest(body);
    return request && changeList(session, request);
  },
} as const satisfies Record<string, Change>;

/** The changes that a page may request, by name; `undefined` for a malformed request. */
export const changes = {
  /** Makes edits together, as one step. */
  save: (session, body) => makeEdits(session, body, false),
  /** What `save` would answer; nothing is written. */
  check: (session, body) => makeEdits(session, body, true),
  fix: (session, { file, path, message }) =>
    typeof file === 'string' && typeof path === 'string' && typeof message === 'string'
      ? fixFinding(session, { file, path, message })
      : undefined,
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
} as const satisfies Record<string, Change>;

function makeEdits(session: EditorSession, { edits }: JsonObject, isTrial: boolean): Outcome | undefined {
  if (!Array.isArray(edits) || !edits.every(isObject)) return undefined;
  const typed = (type: string) => edits.filter((edit) => edit.type === type);
  // Of two values for one place, the later one counts.
  const latest = new Map(typed('value').map((edit) => [JSON.stringify([edit.file, edit.path]), edit]));
  const values = allThere([...latest.values()].map(valueEdit));
  const others = Object.entries<Change>(types).flatMap(([type, make]) =>
    typed(type).map((edit) => () => make(session, edit)),
  );
  if (values === undefined || values.length + others.length === 0) return undefined;
  const moved = typed('list').map(({ file }) => file);
  if (new Set(moved).size < moved.length)
    return impossible("Deux listes d'un fichier ne changent pas ensemble : enregistrez d'abord la première.");
  const outcome = session.together(
    values.length > 0 ? [() => saveValues(session, values), ...others] : others,
    isTrial,
  );
  // Items that moved have other places now.
  if (outcome?.kind !== 'done' || isTrial || moved.length > 0) return outcome;
  const now = values.flatMap(({ file, path }) => {
    const source = sourceAt(session.disk(), file);
    return source === undefined ? [] : [readValue(source, path)];
  });
  return { ...outcome, now };
}

function valueEdit(body: JsonObject): ValueEdit | undefined {
  const { value } = body;
  const isValue = isScalarValue(value) || (Array.isArray(value) && value.every(isScalarValue));
  return isReadPlace(body) && isValue ? { ...body, value: value as NewValue } : undefined;
}

function placesIn(session: EditorSession, { places, page, block }: JsonObject): WrittenPlace[] | undefined {
  if (Array.isArray(places)) return places.every(isPlace) ? places : undefined;
  if (typeof page !== 'string') return undefined;
  const spec = session.spec();
  const values = pageValues(spec, page, settlementOf(spec, session.ledger()));
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
}

function isPlace(body: unknown): body is JsonObject & WrittenPlace {
  return isObject(body) && typeof body.file === 'string' && isPath(body.path);
}

/** True if a request names a place, with the hash of the file when the page read it. */
function isReadPlace(body: JsonObject): body is JsonObject & WrittenPlace & { readonly hash: string } {
  return isPlace(body) && typeof body.hash === 'string';
}

/** True of a path in a document: keys and places in lists. */
function isPath(value: unknown): value is (string | number)[] {
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
    const spec = session.spec();
    const settlement = settlementOf(spec, session.ledger());
    const values = pageValues(spec, query.get('page') ?? '/', settlement);
    return {
      place: placeOf(session.project),
      values,
      progress: progressOf(spec, settlement, values, ofPage(values)),
      ...session.steps(),
    };
  },
  /** `?file=spec/facts.yaml&path=["average-roi","value"]`: the details of that value. */
  value: (session: EditorSession, query: URLSearchParams) =>
    at(session, query, (spec, source, path) => fieldDetails(spec, source, path, settlementOf(spec, session.ledger()))),
  /** With the same parameters: the pages that show the value. */
  shown: (session: EditorSession, query: URLSearchParams) => at(session, query, alsoShown),
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
  const path = attempt(() => JSON.parse(query.get('path') ?? '') as unknown);
  return source === undefined || !isPath(path) ? undefined : answer(spec, source, path);
}

type FixRequest = Pick<Finding, 'file' | 'path' | 'message'>;

/** Applies the remedy of a finding, if it is one exact change (« Vouliez-vous dire … ? ») that removes the finding. */
export function fixFinding(session: EditorSession, { file, path, message }: FixRequest): Outcome {
  const spec = session.spec();
  const finding = spec.load.findings.find((one) => one.file === file && one.path === path && one.message === message);
  if (finding === undefined || meantIn(finding.remedy) === undefined)
    return impossible("Cette erreur n'est plus là, ou sa correction est à choisir.");
  const remedy = remedyOf(spec, finding);
  return remedy === undefined
    ? impossible('Cette correction ne suffit pas : ouvrez la ligne dans votre éditeur.')
    : session.commit(`Corrigé : ${remedy.meant}`, remedy.changes);
}
