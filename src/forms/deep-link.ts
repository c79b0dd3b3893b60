import { formerIds } from '#generated/former-ids.ts';

/** For each parameter of links: the former ids of rows, and their current ids. */
type FormerIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The current id of the row that a link names by a current or former id. */
export function currentId(parameter: string, id: string, former: FormerIds = formerIds): string {
  const known = Object.hasOwn(former, parameter) ? former[parameter] : undefined;
  return known !== undefined && Object.hasOwn(known, id) ? (known[id] ?? id) : id;
}

/** A query with current ids: a link made before a row got another id still works. */
export function withCurrentIds(query: string, former: FormerIds = formerIds): string {
  const parameters = [...new URLSearchParams(query)];
  const isCurrent = parameters.every(([name, value]) => currentId(name, value, former) === value);
  return isCurrent
    ? query
    : new URLSearchParams(parameters.map(([name, value]) => [name, currentId(name, value, former)])).toString();
}

/** Whether a link or an address led to this page: not a reload, nor a way back or forward. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}
