import { addressWith } from './scenario-address.ts';

/** The whole address of a calculation, from its parameters. They stand in the fragment, which no browser sends. */
export function addressOf(scenario: string): string {
  return `${location.origin}${addressWith(scenario, { pathname: location.pathname, search: '', hash: '' })}`;
}
