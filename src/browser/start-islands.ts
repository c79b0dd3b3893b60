/**
 * Runs an island that is a script for each of its places: `start` enhances markup that is finished without it.
 * A place whose start throws is not marked alive, so its message appears (see `islands.ts`); the others are started all the same.
 */
export function startIslands(name: string, start: (place: HTMLElement) => void): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island='${name}']:not([data-alive])`)) {
    try {
      start(place);
      place.dataset.alive = '';
    } catch (error) {
      reportError(error);
    }
  }
}
