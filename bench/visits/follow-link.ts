import { setTimeout as sleep } from 'node:timers/promises';
import type { DevTools } from './devtools.ts';
import { inNewTab, screens, type Tab } from './tab.ts';

/** From a click to the next page on the screen. */
export interface Navigation {
  readonly paintMs: number;
  /** Whether the browser had asked for the page before the click. */
  readonly isPrepared: boolean;
}

/**
 * Rests on a link with the pointer, then clicks.
 * @param from the page that holds the link; all that it loads is there before
 * @param hoverMs how long the pointer rests; 0 clicks at once
 * @returns undefined where the menu does not lead there
 */
export async function followLink(
  tools: DevTools,
  from: string,
  to: string,
  hoverMs: number,
): Promise<Navigation | undefined> {
  return inNewTab(tools, screens.desktop, async (tab) => {
    await tab.open(from);
    await sleep(500);
    const place = await tab.run(findLink, to);
    if (place === null) return undefined;
    const point = (type: string) => tab.point(type, place.x, place.y);
    await point('mouseMoved');
    await sleep(hoverMs);
    // Both clocks are this machine's.
    const clickedAt = performance.timeOrigin + performance.now();
    await point('mousePressed');
    void point('mouseReleased').catch(() => undefined);
    const { paintedAt, isPrepared } = await paintOf(tab, to);
    return { paintMs: paintedAt - clickedAt, isPrepared };
  });
}

/** Runs in the page: the middle of the menu's link to an address. */
function findLink(to: string): { x: number; y: number } | null {
  const box = document.querySelector(`a.menu-link[href="${to}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** When the next page was first painted, once it was, and whether it had been asked for before. */
async function paintOf(tab: Tab, to: string): Promise<{ paintedAt: number; isPrepared: boolean }> {
  const giveUpAt = performance.now() + 30_000;
  while (performance.now() < giveUpAt) {
    await sleep(50);
    // While one page takes the place of another, there is none to ask.
    const found = await tab.run(readPaint, undefined).catch(() => undefined);
    if (found?.path === to && found.paintedAt !== undefined) return { ...found, paintedAt: found.paintedAt };
  }
  throw new Error(`${to} was not painted within 30 s`);
}

/** Runs in the page. */
function readPaint(): { path: string; paintedAt: number | undefined; isPrepared: boolean } {
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    path: location.pathname,
    paintedAt: paint && performance.timeOrigin + paint.startTime,
    isPrepared: navigation?.deliveryType === 'navigational-prefetch',
  };
}
