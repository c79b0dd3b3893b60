import { expect } from 'vitest';

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions that stand for no character. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' } as const;

/** The first element that is shown and fits a selector, and a name where one is said: that of its label, else its text. */
type Target = string | readonly [selector: string, name: string];

/** What a visitor does in a tab, and sees there. What is done waits until the page is ready for it. */
export class Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Opens a page, from another one: what differs in its fragment alone is loaded too. */
  async open(address: string): Promise<void> {
    await this.#driver.open('about:blank');
    await this.#driver.open(address);
  }

  /** Opens a page and waits until its applications have come to life. */
  async openAlive(address: string): Promise<void> {
    await this.open(address);
    await this.expectRead(null, () => document.querySelector('[data-island]:not([data-alive])'));
  }

  /** What a function answers that runs in the page, by way of JSON. It knows its arguments alone. */
  async read<Result, Args extends readonly unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.#driver.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Expects such an answer in a while. */
  async expectRead<Result, Args extends readonly unknown[]>(
    expected: Result,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.read(run, ...args)).toEqual(expected);
  }

  /** The same, of a function about an element. */
  async readOf<Result, Args extends readonly unknown[]>(
    target: Target,
    run: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const [selector, name] = typeof target === 'string' ? [target] : target;
    const element = `(${find.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
    const all = [element, ...args.map((arg) => JSON.stringify(arg))];
    return (await this.#driver.evaluate(`(${run.toString()})(${all.join()})`)) as Result;
  }

  async expectShown(target: Target, isShown = true): Promise<void> {
    const isThere = () => this.readOf(target, (element) => Boolean(element));
    await expect.poll(isThere, { message: `${String(target)} is shown` }).toBe(isShown);
  }

  async expectFocus(target: Target): Promise<void> {
    const hasFocus = () => this.readOf(target, (element) => element === document.activeElement);
    await expect.poll(hasFocus, { message: `${String(target)} has the focus` }).toBe(true);
  }

  async expectText(target: Target, text: RegExp): Promise<void> {
    await expect.poll(() => this.readOf(target, (element) => element.textContent)).toMatch(text);
  }

  /** @param address without its origin */
  async expectAddress(address = ''): Promise<void> {
    await this.expectRead(address, () => location.pathname + location.search + location.hash);
  }

  /** Gives an element the focus, in view: Firefox scrolls to one that is not some frames later, when the pointer may be on its way to another. */
  async focus(target: Target): Promise<void> {
    await this.expectShown(target);
    await this.readOf(target, (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
  }

  /** Leads the pointer to the middle of an element, which nothing covers and which is where it was a moment before: Firefox scrolls on its own after typing. */
  async hover(target: Target, ...then: readonly string[]): Promise<void> {
    let point: number[] = [];
    const place = async () => {
      const before = point;
      point = await this.readOf(target, middleOf);
      return String(point) === String(before) ? point : [];
    };
    await expect.poll(place, { message: `where to point at ${String(target)}` }).toHaveLength(2);
    await this.#point(point, then);
  }

  async click(target: Target): Promise<void> {
    await this.hover(target, 'pointerDown', 'pointerUp');
  }

  leave(): Promise<void> {
    return this.#point([2, 2], []);
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#driver.perform([{ type: 'key', id: 'keys', actions: strokes }]);
  }

  async #point([x = 0, y = 0]: readonly number[], then: readonly string[]): Promise<void> {
    const move = { type: 'pointerMove', x, y, duration: 0 };
    const actions = [move, ...then.map((type) => ({ type, button: 0 }))];
    await this.#driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }
}

/** Runs in the page. */
function find(selector: string, name?: string): HTMLElement | undefined {
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined ||
        plain(name) ===
          plain(element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent)),
  );
}

/** Runs in the page: where to point at an element; at its label, which draws it, where it is a choice. Nothing where something covers it. */
function middleOf(element: HTMLElement | undefined): number[] {
  if (element === undefined) return [];
  const place = (element.matches('[type=radio]') && (element as HTMLInputElement).labels?.[0]) || element;
  place.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = place.getClientRects()[0] ?? {};
  const point = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return place.contains(document.elementFromPoint(point[0] ?? 0, point[1] ?? 0)) ? point : [];
}

/** One tab of a browser that is driven by the WebDriver protocols, of which the actions are the same in both. */
export interface Driver {
  /** The errors that the pages have reported, where the browser passes them on. */
  readonly errors: readonly string[];
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, by way of JSON. @throws where it throws, or the page is being left */
  evaluate: (expression: string) => Promise<unknown>;
  /** Keys and pointers: https://www.w3.org/TR/webdriver2/#actions */
  perform: (sources: readonly object[]) => Promise<void>;
  /** The size of the window's content in CSS pixels, or the closest that the browser has. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}
