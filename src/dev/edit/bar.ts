import { button, element } from './element.ts';
import type { Outcome, Steps } from './protocol.ts';

interface BarActions {
  readonly toggle: () => void;
  readonly list: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The bar at the foot of the page: the button « Modifier », and what can be done while it is on. */
export class Bar {
  readonly #toggle: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  readonly #tools: HTMLElement;
  readonly #said = element('p', { role: 'status' });
  readonly part: HTMLElement;

  constructor({ toggle, list, undo, redo }: BarActions) {
    this.#toggle = button('Modifier', toggle, { 'aria-pressed': 'false', 'aria-keyshortcuts': 'e', class: 'toggle' });
    this.#undo = button('Annuler', undo, { disabled: true });
    this.#redo = button('Rétablir', redo, { disabled: true });
    this.#tools = element('div', { class: 'tools', hidden: true }, button('Textes', list), this.#undo, this.#redo);
    this.part = element(
      'div',
      { class: 'bar', role: 'region', 'aria-label': 'Édition de la page' },
      this.#said,
      this.#tools,
      this.#toggle,
    );
  }

  show(isOn: boolean): void {
    this.#toggle.setAttribute('aria-pressed', String(isOn));
    this.#tools.hidden = !isOn;
    this.part.classList.toggle('on', isOn);
    this.#said.textContent = isOn ? 'Cliquez sur un texte pour le modifier.' : '';
  }

  /** What can be taken back and made again. */
  tell({ undo, redo }: Partial<Steps>): void {
    for (const [control, step, verb] of [
      [this.#undo, undo, 'Annuler'],
      [this.#redo, redo, 'Rétablir'],
    ] as const) {
      if (step === undefined) continue;
      control.disabled = step === null;
      control.title = step === null ? '' : `${verb} : ${step}`;
    }
  }

  say(outcome: Outcome): void {
    this.#said.textContent =
      outcome.kind === 'done'
        ? outcome.words
        : outcome.kind === 'refused'
          ? "Refusé : rien n'est écrit."
          : outcome.message;
  }
}
