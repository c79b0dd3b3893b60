import { isObject, type DocumentPath, type Json } from './json.ts';

/** A copy of `data` with another value at `path`; mappings that are missing on the way are made. */
export function replaced(data: Json, [step, ...rest]: DocumentPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), replaced(data[Number(step)] ?? null, rest, value));
  const mapping = isObject(data) ? data : {};
  return { ...mapping, [step]: replaced(mapping[String(step)] ?? null, rest, value) };
}
