import { linkParameters } from '../roi/scenario-link.ts';

/** The parts of an address that may hold a calculation. */
type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The state of a history entry whose fragment leads to a place in the page: the calculation shown beside it. */
export interface HistoryScenario {
  readonly scenario: string;
}

/** Is the fragment a calculation, and not a place in the page? An id never holds « = ». */
export function holdsScenario(hash: string): boolean {
  return hash.includes('=');
}

/**
 * The calculation that an entry of the history opens: in the fragment, which no browser sends; else in the query, where older
 * links have it; else in the state of the entry. Empty when there is none.
 */
export function scenarioIn({ search, hash }: AddressParts, state: unknown): string {
  if (holdsScenario(hash)) return hash.slice(1);
  const parameters = [...new URLSearchParams(search)].filter(([name]) => linkParameters.has(name));
  if (parameters.length > 0) return new URLSearchParams(parameters).toString();
  return isHistoryScenario(state) ? state.scenario : '';
}

/** The address with this calculation in its fragment, and nothing of any calculation in its query. */
export function addressWith(scenario: string, { pathname, search }: AddressParts): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !linkParameters.has(name));
  const query = others.length > 0 ? `?${new URLSearchParams(others).toString()}` : '';
  return `${pathname}${query}${scenario === '' ? '' : `#${scenario}`}`;
}

/** True if the query has a part of a calculation. */
export function isInQuery({ search }: AddressParts): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => linkParameters.has(name));
}

function isHistoryScenario(state: unknown): state is HistoryScenario {
  return typeof state === 'object' && state !== null && 'scenario' in state && typeof state.scenario === 'string';
}

/** The whole address of a calculation, from its parameters. They stand in the fragment, which no browser sends. */
export function addressOf(scenario: string): string {
  return `${location.origin}${addressWith(scenario, { pathname: location.pathname, search: '', hash: '' })}`;
}
