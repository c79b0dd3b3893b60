import { Bar } from './bar.ts';
import { askPage, change } from './door.ts';
import editStyles from './edit.css?inline';
import { element } from './element.ts';
import { Outline } from './outline.ts';
import { PageOrigins } from './page-origins.ts';
import { Panel } from './panel.ts';
import type { Outcome, PageAnswer } from './protocol.ts';

/** Editing on the page: switched on by the key `e` or the button « Modifier », off by the same. */
export class EditMode {
  readonly #host = document.createElement('spec-edit');
  readonly #outline = new Outline();
  readonly #panel = new Panel((outcome) => this.#changed(outcome));
  readonly #bar = new Bar({
    toggle: () => void this.toggle(),
    list: () => this.#panel.openList(this.#answer?.values ?? [], this.#pageOrigins()?.workedOut ?? []),
    unpublished: () => void this.#panel.openUnpublished(),
    undo: () => void this.#step('undo'),
    redo: () => void this.#step('redo'),
    approve: () => void this.#step('approve', { page: location.pathname }),
  });
  #answer: PageAnswer | undefined;
  /** Made when it is asked for; gone when the page has changed. */
  #origins: PageOrigins | undefined;
  #isOn = false;

  constructor() {
    const root = this.#host.attachShadow({ mode: 'open' });
    root.append(element('style', {}, editStyles), this.#outline.part, this.#bar.part, this.#panel.part);
    document.body.append(this.#host);
    document.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('click', (event) => this.#click(event), { capture: true });
    for (const kind of ['pointermove', 'focusin']) document.addEventListener(kind, (event) => this.#point(event));
    addEventListener('scroll', () => this.#outline.hide(), { passive: true });
    new MutationObserver(() => (this.#origins = undefined)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }

  async toggle(): Promise<void> {
    this.#isOn = !this.#isOn;
    this.#bar.show(this.#isOn);
    document.documentElement.toggleAttribute('data-spec-edit', this.#isOn);
    if (this.#isOn) {
      await this.refresh();
      this.#bar.ready();
    } else {
      this.#outline.hide();
      this.#panel.part.close();
    }
  }

  /** Reads again what the page shows: the spec has changed. */
  async refresh(): Promise<void> {
    if (!this.#isOn) return;
    this.#answer = await askPage();
    this.#origins = undefined;
    this.#bar.tell(this.#answer);
    this.#bar.count(this.#answer.progress);
    await this.#panel.refresh();
  }

  #key(event: KeyboardEvent): void {
    // What was used last may be gone, and the focus with it.
    if (event.key === 'Escape') this.#panel.part.close();
    const isTyping =
      event.composedPath()[0] instanceof Element &&
      (event.composedPath()[0] as Element).matches('input, textarea, select, [contenteditable]');
    if (event.key === 'e' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) void this.toggle();
  }

  /** A value opens its panel; with Ctrl or ⌘, links lead on. */
  #click(event: MouseEvent): void {
    if (!this.#isOn || event.ctrlKey || event.metaKey || !(event.target instanceof Element) || isOurs(event.target))
      return;
    const shown = this.#pageOrigins()?.under(event.target, event.detail > 0 ? event : undefined);
    if (shown === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#panel.openShown(shown, this.#answer?.values ?? []);
  }

  #point(event: Event): void {
    if (!this.#isOn || !(event.target instanceof Element) || isOurs(event.target)) return this.#outline.hide();
    const found = this.#pageOrigins()?.under(event.target, event instanceof PointerEvent ? event : undefined);
    if (found === undefined) this.#outline.hide();
    else this.#outline.show(found);
  }

  #pageOrigins(): PageOrigins | undefined {
    if (this.#answer === undefined) return undefined;
    this.#origins ??= new PageOrigins(this.#answer.values, this.#host);
    return this.#origins;
  }

  async #step(name: 'undo' | 'redo' | 'approve', body?: unknown): Promise<void> {
    this.#changed(await change(name, body));
  }

  /** What was written is shown once the server says that the spec has changed. */
  #changed(outcome: Outcome): void {
    this.#bar.tell(outcome);
    this.#bar.say(outcome);
  }
}

/** Is it the panel, or the findings that lie over the page? They are no part of it. */
function isOurs(target: Element): boolean {
  return target.matches('spec-edit, spec-findings');
}
