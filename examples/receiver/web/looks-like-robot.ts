import type { SentRequest } from './read-request.ts';

/**
 * Why a request looks like a robot's; undefined for one that does not. The forms stop such a request themselves: what comes here has
 * gone round them. A browser without JavaScript says no time, and asks for a page.
 * @param asksForPage whether a page is asked for, not JSON
 * @param minimumFillMs nobody reads and writes faster
 */
export function looksLikeRobot(
  { trap, byScript, elapsedMs }: SentRequest,
  asksForPage: boolean,
  minimumFillMs: number,
): string | undefined {
  if (trap !== '') return 'champ piège rempli';
  if (byScript) return (elapsedMs ?? 0) < minimumFillMs ? 'envoyée trop vite' : undefined;
  return asksForPage ? undefined : 'ni identifiant ni page demandée';
}
