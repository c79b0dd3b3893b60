import { formNames, takesCalculation } from '#generated/form-names.ts';
import type { CalculationKey, DraftKey } from '../forms/sent-request.ts';

/** The entries that the site itself stores in the browser, by their keys. They are never cleaned up, and /stockage-local names each. */
export function ownEntries(): readonly string[] {
  const drafts = formNames.map((name): DraftKey => `draft-${name}`);
  return ['theme', ...drafts, ...(takesCalculation ? ['calculation' satisfies CalculationKey] : [])];
}

/** Handles an event on an element; the promise settles once that is over. */
type Answer = (element: HTMLElement) => Promise<void>;

/** The element that matches the selector, around the target of an event or itself. */
export function around({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * Answers a click or a submission of an element that matches `selector` by a script. The script is fetched when the pointer or the
 * focus reaches such an element, so it is mostly there in time. The element is `aria-busy` until the answer is over, and ignores
 * further events until then.
 */
export function answerOnUse<Module>(
  type: 'click' | 'submit',
  selector: string,
  load: () => Promise<Module>,
  answerIn: (module: Module) => Answer,
): void {
  const tryLoad = () => load().then(answerIn, () => undefined);
  for (const hint of ['pointerover', 'focusin'])
    addEventListener(hint, (event) => around(event, selector) && tryLoad());
  addEventListener(type, async (event: Event & Partial<MouseEvent>) => {
    const element = around(event, selector);
    // With these keys, a link opens in a tab or a window of its own.
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (element.hasAttribute('aria-busy')) return;
    element.setAttribute('aria-busy', 'true');
    const answer = await tryLoad();
    if (answer) await answer(element);
    else answerWithout(element);
    element.removeAttribute('aria-busy');
  });
}

/** The script did not arrive: a link, a button or a form works as without scripts. A form that sends nothing confirms that it did not. */
function answerWithout(element: HTMLElement): void {
  const { href } = element as HTMLAnchorElement;
  const form = element.closest('form') ?? (element as HTMLButtonElement).form;
  if (href) location.href = href;
  else if (form?.matches('[method=dialog]'))
    form.querySelector('[role=status]')?.replaceChildren(form.dataset.confirmation ?? '');
  // A field may have this name.
  else if (form) HTMLFormElement.prototype.submit.call(form);
}

/** Loads the clean-up of the browser's storage where it holds an entry that is not the site's own. */
export async function cleanUpForeignEntries(
  load: () => Promise<{ cleanUpStorages: (own: readonly string[]) => void }>,
): Promise<void> {
  const own = ownEntries();
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    if (keys.some((key) => !own.includes(key))) (await load()).cleanUpStorages(own);
  } catch {
    // Storage is disabled, or the script did not arrive.
  }
}
