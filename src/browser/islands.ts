import { islands } from '../generated/islands.ts';

/**
 * Brings every island of the page to life, each from its own chunk and each alone:
 * one that cannot be loaded shows its own message, and the others go on.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void startIsland(element);
}

async function startIsland(element: HTMLElement): Promise<void> {
  try {
    const load = islands[element.dataset.island ?? ''];
    if (!load) throw new Error('unknown island');
    (await load()).hydrate(element);
  } catch {
    element.querySelector('[data-island-error]')?.removeAttribute('hidden');
  }
}
