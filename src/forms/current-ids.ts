import { formerIds } from '../generated/former-ids.ts';

/** What a link names: the row's id of now for one that it had before. */
export function currentId(parameter: string, id: string): string {
  const known = Object.hasOwn(formerIds, parameter) ? formerIds[parameter] : undefined;
  return known !== undefined && Object.hasOwn(known, id) ? (known[id] ?? id) : id;
}

/** A query with the ids of now: links that were made before a row got another id keep their meaning. */
export function withCurrentIds(query: string): string {
  const parameters = [...new URLSearchParams(query)];
  const isCurrent = parameters.every(([name, value]) => currentId(name, value) === value);
  return isCurrent
    ? query
    : new URLSearchParams(parameters.map(([name, value]) => [name, currentId(name, value)])).toString();
}
