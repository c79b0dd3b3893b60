import { isObject, type JsonObject } from '../../../base/json.ts';

/** Where an owner has a figure from: the origin, which is not published, else the published source, whoever measured it, a public text. */
export function provenanceOf({ origin, source, measured, reference }: JsonObject): string | undefined {
  const text =
    origin ?? source ?? (isObject(measured) ? measured.by : isObject(reference) ? reference.name : undefined);
  return typeof text === 'string' ? text : undefined;
}
