import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import { releaseDate } from '../../../release/release-date.ts';
import { isObject, type JsonObject } from '../../../base/json.ts';
import { approve, settle } from '../approve.ts';
import { ofPage, pageValues } from '../page-values.ts';
import { changeList, saveValue } from '../change-values.ts';
import { fixFinding } from '../fix-finding.ts';
import { revertChange } from '../unpublished.ts';
import type { Outcome, WrittenPlace } from '../../../../src/shared/editing.ts';
import type { EditorSession } from '../editor-session.ts';
import { listRequest, isPath } from './edit-request.ts';

/** The changes that a page may request, by name; `undefined` for a malformed request. Approvals have the current day of this machine. */
export const changes = {
  save: (session: EditorSession, body: unknown) => {
    const place = placeIn(body);
    if (place === undefined || typeof place.body.hash !== 'string') return undefined;
    const { value, hash } = place.body;
    return isScalarValue(value) ? saveValue(session, { ...place, value, hash }) : undefined;
  },
  /** Approves some places, a block of a page (`null`: the parts of all pages), or the whole page. */
  approve: (session: EditorSession, body: unknown) => {
    const places = isObject(body) ? placesIn(session, body) : undefined;
    return places === undefined ? undefined : approve(session, places, releaseDate());
  },
  /** Removes a remark: the value is verified or completed. */
  settle: (session: EditorSession, body: unknown) => {
    const place = placeIn(body);
    const kind = place?.body.kind;
    return place !== undefined && (kind === 'toVerify' || kind === 'toComplete')
      ? settle(session, { ...place, kind }, releaseDate())
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
  if (Array.isArray(places)) {
    const named = places.map(placeIn);
    return named.includes(undefined) ? undefined : named.filter((place) => place !== undefined);
  }
  if (typeof page !== 'string') return undefined;
  const values = pageValues(session.spec(), page, session.approvals());
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
}

function placeIn(body: unknown): { file: string; path: (string | number)[]; body: JsonObject } | undefined {
  if (!isObject(body)) return undefined;
  const { file, path } = body;
  return typeof file === 'string' && isPath(path) ? { file, path, body } : undefined;
}
