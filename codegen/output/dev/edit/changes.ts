import { isObject, type JsonObject } from '../../../load/values/json.ts';
import { saveValue } from '../../../workshop/save-value.ts';
import type { Outcome } from '../../../workshop/outcome.ts';
import type { Workshop } from '../../../workshop/workshop.ts';
import { isPath } from './is-path.ts';

/** What pages may change, by name; `undefined` for a request that is none. */
export const changes = {
  save: (workshop: Workshop, body: unknown) => {
    const place = placeIn(body);
    if (place === undefined || typeof place.body.hash !== 'string') return undefined;
    const { value, hash } = place.body;
    const isScalar =
      value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isScalar ? saveValue(workshop, { ...place, value, hash }) : undefined;
  },
  undo: (workshop: Workshop) => workshop.undo(),
  redo: (workshop: Workshop) => workshop.redo(),
} as const satisfies Record<string, (workshop: Workshop, body: unknown) => Outcome | undefined>;

function placeIn(body: unknown): { file: string; path: (string | number)[]; body: JsonObject } | undefined {
  if (!isObject(body)) return undefined;
  const { file, path } = body;
  return typeof file === 'string' && isPath(path) ? { file, path, body } : undefined;
}
