import { around } from './around.ts';

/** What markup asks for by an event: the element is answered, and the promise settles once that is over. */
export type Answer = (element: HTMLElement) => Promise<void>;

/** What of a page is done by a script that only those load who use it (`#generated/features-on-use.ts`). */
export interface FeaturesOnUse {
  click?: Answer;
  submit?: Answer;
  /** Removes what looks like a credential from the browser's storage, except these keys. */
  cleanUp?: (own: readonly string[]) => void;
}

/**
 * Answers what matches `selector` when it is clicked or sent, by a script that is fetched when somebody points at it or focuses it:
 * so it is mostly there when it is asked. The element is `aria-busy` until the answer is over, and an element that is
 * asked again meanwhile does not answer twice.
 */
export function answerOnUse(
  type: 'click' | 'submit',
  selector: string,
  load: () => Promise<FeaturesOnUse | undefined>,
): void {
  for (const hint of ['pointerover', 'focusin']) addEventListener(hint, (event) => around(event, selector) && load());
  addEventListener(type, async (event: Event & Partial<MouseEvent>) => {
    const element = around(event, selector);
    // With these keys, a link opens in a tab of its own.
    if (!element || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (element.ariaBusy) return;
    element.ariaBusy = 'true';
    const answer = (await load())?.[type];
    if (answer) await answer(element);
    else answerWithout(element);
    element.ariaBusy = null;
  });
}

/** The script did not arrive: a form says so, or what it says where nothing is sent; a button or link leads where it does without scripts. */
function answerWithout(element: HTMLElement): void {
  const status = element.querySelector('[role=status]');
  const { href } = element as HTMLAnchorElement;
  if (href) location.href = href;
  else if (status) status.textContent = element.dataset.failure ?? element.dataset.confirmation ?? '';
  else (element as HTMLButtonElement).form?.submit();
}
