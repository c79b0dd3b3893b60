import type { Page } from 'playwright/test';

/** Keys that are pressed before the page is asked what it noted. */
const atOnce = 25;

interface Walk {
  faults: string[];
  isOver: boolean;
}

/**
 * Presses a key from where the focus is until it leaves `part`, a selector: `body`, or `main` without header and footer,
 * which are the same on every page. The page notes each stop itself, once the key has had its effect, and lets no key lead further
 * when the focus has left.
 * @param key `Tab`, or `Shift+Tab` for the way back
 * @returns what is wrong with how the focus shows, stop by stop; the controls that no stop was at (a group of radio
 *   buttons is one stop)
 * Sources: WCAG 2.1.1, 2.4.7 and 2.4.11.
 */
export async function walkByKeyboard(
  page: Page,
  part: string,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ faults: string[]; missed: string[] }> {
  await page.evaluate(markControls, part);
  await page.evaluate(noteStops, part);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  for (let stops = 0; stops < 400; stops += atOnce) {
    // Sent in this order, and not waited for one by one.
    await Promise.all(
      Array.from({ length: atOnce }, () => [
        { ...tab, type: 'rawKeyDown' } as const,
        { ...tab, type: 'keyUp' } as const,
      ])
        .flat()
        .map((event) => session.send('Input.dispatchKeyEvent', event)),
    );
    if (await page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.isOver)) break;
  }
  await session.detach();
  return page.evaluate(() => ({
    faults: (globalThis as unknown as { walk: Walk }).walk.faults,
    missed: Array.from(document.querySelectorAll('[data-not-reached]'), (control) => control.outerHTML.slice(0, 100)),
  }));
}

/** From the start of the page to its content, over the link that skips the header. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Runs in the page: marks what the focus has to reach, boxes that scroll included. */
function markControls(part: string): void {
  const controls = document.querySelectorAll<HTMLElement>(
    `${part} :is(a[href], button, input, select, textarea, summary, [tabindex="0"])`,
  );
  for (const control of controls) {
    // What is hidden from everyone (the trap for robots) is no stop; anything else that Tab passes over is missed.
    const isStop =
      control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [aria-hidden="true"] *');
    // Of a group of radio buttons the chosen one is the stop; where none is chosen, whichever the browser takes.
    const isOneOfGroup = control.matches('[type=radio]:not(:checked)');
    if (isStop && !isOneOfGroup) control.dataset['notReached'] = '';
  }
}

/** Runs in the page: from now on, notes what is wrong with how the focus shows after each Tab. */
function noteStops(part: string): void {
  const walk: Walk = { faults: [], isOver: false };
  const page = globalThis as unknown as { walk: Walk; endWalk?: () => void };
  page.endWalk?.();
  const listening = new AbortController();
  Object.assign(page, { walk, endWalk: () => listening.abort() });
  const on = (type: 'keydown' | 'keyup', answer: (event: KeyboardEvent) => void) =>
    addEventListener(type, (event) => event.key === 'Tab' && answer(event), {
      capture: true,
      signal: listening.signal,
    });
  on('keydown', (event) => {
    if (walk.isOver) event.preventDefault();
  });
  on('keyup', () => {
    if (walk.isOver) return;
    const fault = faultOfFocus();
    walk.isOver = fault === undefined;
    if (fault) walk.faults.push(fault);
  });

  /** What is wrong with how the focus shows, '' for nothing, undefined outside `part`. */
  function faultOfFocus(): string | undefined {
    // A submenu that was left fades out first.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || !element.closest(part)) return undefined;
    delete element.dataset['notReached'];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = element.outerHTML.slice(0, 100);
    if (right <= left || bottom <= top) return `has no size: ${at}`;
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `off the screen: ${at}`;
    // Its middle, as far as it is on the screen: what is drawn there must be part of it, or its label.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const drawn = document.elementFromPoint(x, y);
    const isLabel = drawn instanceof HTMLLabelElement && drawn.control === element;
    if (drawn === null || !(isLabel || element.contains(drawn) || drawn.contains(element)))
      return `covered by ${drawn?.outerHTML.slice(0, 80)}: ${at}`;
    // A control may show its focus on what draws it: its label, its neighbour, its card.
    const places = [element, element.closest('label'), element.nextElementSibling, element.parentElement];
    const isOutlined = places.some(
      (place) =>
        place !== null &&
        [getComputedStyle(place), getComputedStyle(place, '::after')].some(
          ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
        ),
    );
    return isOutlined ? '' : `has no outline: ${at}`;
  }
}
