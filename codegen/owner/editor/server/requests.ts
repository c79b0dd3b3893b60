import { Ajv } from 'ajv';
import { attempt } from '../../../base/attempt.ts';
import type { JsonObject, DocumentPath } from '../../../base/json.ts';
import { approve, settle, type SettleRequest } from '../approve.ts';
import { ofPage, pageValues, alsoShown } from '../page-values.ts';
import { changeList, readValue, saveValues, replacePicture } from '../change-values.ts';
import type { ListRequest, NewPicture, ValueEdit } from '../change-values.ts';
import type { Outcome, WrittenPlace } from '../../../../src/shared/editing.ts';
import { impossible, type EditorSession } from '../editor-session.ts';
import type { Source } from '../../../read/source.ts';
import { placeOf } from '../../../run/project.ts';
import { type Spec, sourceAt } from '../../edit/spec.ts';
import { fieldDetails } from '../field-details.ts';
import { iconsNamed } from '../field.ts';
import { progressOf, settlementOf } from '../remarks.ts';
import { remedyOf } from '../../edit/remedy.ts';

/** The edits that a page may send. */
type SentEdit =
  | ({ readonly type: 'value' } & ValueEdit)
  | ({ readonly type: 'picture'; readonly bytes: string } & Omit<NewPicture, 'bytes'>)
  /** Approves some places, a block of a page (`null`: the parts of all pages), or the whole page. */
  | {
      readonly type: 'approve';
      readonly places?: readonly WrittenPlace[];
      readonly page?: string;
      readonly block?: number | null;
    }
  /** Removes a remark: the value is verified or completed. */
  | ({ readonly type: 'settle' } & SettleRequest)
  | ({ readonly type: 'list' } & ListRequest);

const index = { type: 'integer', minimum: 0 };
const text = { type: 'string' };
const steps = { type: 'array', items: { anyOf: [text, index] } };
const scalar = { type: ['string', 'number', 'boolean', 'null'] };

/** What each type of edit has in any case: a place, and the hash of what the page has read there. */
const needed: Readonly<Record<SentEdit['type'], readonly string[]>> = {
  value: ['file', 'path', 'hash', 'value'],
  picture: ['file', 'path', 'hash', 'name', 'alt', 'bytes'],
  approve: [],
  settle: ['file', 'path', 'kind'],
  list: ['file', 'path', 'hash', 'action'],
};
const ajv = new Ajv({ strict: false });
const isPath = ajv.compile<DocumentPath>(steps);
const areEdits = ajv.compile<readonly SentEdit[]>({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['type'],
    properties: {
      ...Object.fromEntries(['file', 'hash', 'name', 'alt', 'bytes', 'page'].map((name) => [name, text])),
      path: steps,
      value: { anyOf: [scalar, { type: 'array', items: scalar }] },
      places: {
        type: 'array',
        items: { type: 'object', required: ['file', 'path'], properties: { file: text, path: steps } },
      },
      kind: { enum: ['toVerify', 'toComplete'] },
      action: { enum: ['copy', 'first', 'move', 'remove'] },
      to: index,
      values: {
        type: 'array',
        items: { type: 'object', required: ['path', 'value'], properties: { path: steps, value: scalar } },
      },
    },
    anyOf: Object.entries(needed).map(([type, required]) => ({ properties: { type: { const: type } }, required })),
  },
});

/** The changes that a page may request, by name; `undefined` for a malformed request. */
export const changes = {
  /** Makes edits together, as one step. */
  save: (session, { edits }) => makeEdits(session, edits, false),
  /** What `save` would answer; nothing is written. */
  check: (session, { edits }) => makeEdits(session, edits, true),
  fix: fixFinding,
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
} as const satisfies Record<string, (session: EditorSession, body: JsonObject) => Outcome | undefined>;

/** The types of edits but values in the order in which they are made: items of lists move last, since all places are named as they are on disk. */
const order = ['picture', 'approve', 'settle', 'list'];

function makeEdits(session: EditorSession, edits: unknown, isTrial: boolean): Outcome | undefined {
  if (!areEdits(edits)) return undefined;
  // Of two values for one place, the later one counts.
  const latest = edits.flatMap((edit) =>
    edit.type === 'value' ? [[JSON.stringify([edit.file, edit.path]), edit] as const] : [],
  );
  const values = [...new Map(latest).values()];
  const others = order.flatMap((type) => edits.filter((edit) => edit.type === type));
  const moved = edits.flatMap((edit) => (edit.type === 'list' ? [edit.file] : []));
  if (new Set(moved).size < moved.length)
    return impossible("Deux listes d'un fichier ne changent pas ensemble : enregistrez d'abord la première.");
  const outcome = session.together(
    [
      ...(values.length > 0 ? [() => saveValues(session, values)] : []),
      ...others.map((edit) => () => make(session, edit)),
    ],
    isTrial,
  );
  // Items that moved have other places now.
  if (outcome?.kind !== 'done' || isTrial || moved.length > 0) return outcome;
  const now = values.flatMap((edit) => {
    const source = sourceAt(session.disk(), edit.file);
    return source === undefined ? [] : [readValue(source, edit.path)];
  });
  return { ...outcome, now };
}

function make(session: EditorSession, edit: SentEdit): Outcome {
  if (edit.type === 'picture') return replacePicture(session, { ...edit, bytes: Buffer.from(edit.bytes, 'base64') });
  if (edit.type === 'approve') return approve(session, edit.places ?? valuesOn(session, edit));
  if (edit.type === 'settle') return settle(session, edit);
  return edit.type === 'list' ? changeList(session, edit) : saveValues(session, [edit]);
}

function valuesOn(
  session: EditorSession,
  { page = '/', block }: Extract<SentEdit, { type: 'approve' }>,
): readonly WrittenPlace[] {
  const spec = session.spec();
  const values = pageValues(spec, page, settlementOf(spec, session.ledger()));
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
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

/** What a page says of a finding, to be found by it. */
type FindingName = Partial<Record<'file' | 'path' | 'message', unknown>>;

/** Applies the remedy of a finding, if it is one exact change (« Vouliez-vous dire … ? ») that removes the finding. */
export function fixFinding(session: EditorSession, { file, path, message }: FindingName): Outcome {
  const spec = session.spec();
  const finding = spec.load.findings.find((one) => one.file === file && one.path === path && one.message === message);
  const remedy = finding && remedyOf(spec, finding);
  return remedy === undefined
    ? impossible("Cette erreur n'est plus là, ou sa correction ne suffit pas : ouvrez la ligne dans votre éditeur.")
    : session.commit(`Corrigé : ${remedy.meant}`, remedy.changes);
}
