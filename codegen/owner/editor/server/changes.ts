import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import { releaseDate } from '../../../release/release-date.ts';
import { isObject, type JsonObject } from '../../../base/json.ts';
import { approve, settle } from '../approve.ts';
import { ofPage, pageValues } from '../page-values.ts';
import { changeList } from '../change-list.ts';
import { fixFinding } from '../fix-finding.ts';
import { saveValue } from '../save-value.ts';
import type { Outcome } from '../outcome.ts';
import type { Workshop } from '../workshop.ts';
import type { WrittenPlace } from '../written-place.ts';
import { listRequest, isPath } from './edit-request.ts';

/** What pages may change, by name; `undefined` for a request that is none. What is approved is of today by the calendar of who approves it. */
export const changes = {
  save: (workshop: Workshop, body: unknown) => {
    const place = placeIn(body);
    if (place === undefined || typeof place.body.hash !== 'string') return undefined;
    const { value, hash } = place.body;
    return isScalarValue(value) ? saveValue(workshop, { ...place, value, hash }) : undefined;
  },
  /** Some places, a block of a page (`null`: what stands on all pages), or all that belongs to the page. */
  approve: (workshop: Workshop, body: unknown) => {
    const places = isObject(body) ? placesIn(workshop, body) : undefined;
    return places === undefined ? undefined : approve(workshop, places, releaseDate());
  },
  /** A remark on a value: what was to be verified or completed is. */
  settle: (workshop: Workshop, body: unknown) => {
    const place = placeIn(body);
    const kind = place?.body.kind;
    return place !== undefined && (kind === 'toVerify' || kind === 'toComplete')
      ? settle(workshop, { ...place, kind }, releaseDate())
      : undefined;
  },
  list: (workshop: Workshop, body: unknown) => {
    const asked = listRequest(body);
    return asked === undefined ? undefined : changeList(workshop, asked);
  },
  revert: (workshop: Workshop, body: unknown) => {
    const place = placeIn(body);
    const words = place?.body.words;
    return typeof words === 'string' && place !== undefined
      ? workshop.unpublished.revert(workshop, { ...place, words })
      : undefined;
  },
  fix: (workshop: Workshop, body: unknown) => {
    if (!isObject(body)) return undefined;
    const { file, path, message } = body;
    const isWhole = typeof file === 'string' && typeof path === 'string' && typeof message === 'string';
    return isWhole ? fixFinding(workshop, { file, path, message }) : undefined;
  },
  undo: (workshop: Workshop) => workshop.undo(),
  redo: (workshop: Workshop) => workshop.redo(),
} as const satisfies Record<string, (workshop: Workshop, body: unknown) => Outcome | undefined>;

function placesIn(workshop: Workshop, { places, page, block }: JsonObject): WrittenPlace[] | undefined {
  if (Array.isArray(places)) {
    const named = places.map(placeIn);
    return named.includes(undefined) ? undefined : named.filter((place) => place !== undefined);
  }
  if (typeof page !== 'string') return undefined;
  const values = pageValues(workshop.spec(), page, workshop.approvals());
  return block === undefined ? ofPage(values) : values.filter((value) => value.block === block);
}

function placeIn(body: unknown): { file: string; path: (string | number)[]; body: JsonObject } | undefined {
  if (!isObject(body)) return undefined;
  const { file, path } = body;
  return typeof file === 'string' && isPath(path) ? { file, path, body } : undefined;
}
