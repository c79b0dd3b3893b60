import { button, element, svgElement } from './element.ts';
import type { Outcome, PageAnswer, Progress, Steps } from './protocol.ts';

interface BarActions {
  readonly toggle: () => void;
  readonly list: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly approve: () => void;
  readonly unpublished: () => void;
}

/** The bar at the foot of the page: the button « Modifier », and what can be done while it is on. */
export class Bar {
  readonly #toggle: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  readonly #tools: HTMLElement;
  readonly #approve: HTMLButtonElement;
  readonly #progress = element('p', { class: 'progress', hidden: true });
  readonly #said = element('p', { role: 'status', class: 'said' });
  readonly part: HTMLElement;

  constructor({ toggle, list, undo, redo, approve, unpublished }: BarActions) {
    this.#toggle = button('Modifier', toggle, { 'aria-pressed': 'false', 'aria-keyshortcuts': 'e', class: 'toggle' });
    this.#undo = stepButton('Annuler', 'M7 5 3 9l4 4M3 9h9a5 5 0 0 1 0 10H8', undo);
    this.#redo = stepButton('Rétablir', 'm17 5 4 4-4 4M21 9h-9a5 5 0 0 0 0 10h4', redo);
    this.#approve = button('Approuver', approve, { 'aria-label': 'Approuver la page' });
    this.#tools = element(
      'div',
      { class: 'tools', hidden: true },
      button('Textes', list),
      this.#approve,
      button('Changements', unpublished, { title: 'Ce qui a changé depuis la dernière version publiée' }),
      this.#undo,
      this.#redo,
    );
    this.part = element(
      'div',
      { class: 'bar', role: 'region', 'aria-label': 'Édition de la page' },
      this.#said,
      this.#progress,
      this.#tools,
      this.#toggle,
    );
  }

  show(isOn: boolean): void {
    this.#toggle.setAttribute('aria-pressed', String(isOn));
    this.#tools.hidden = !isOn;
    this.#progress.hidden = !isOn;
    this.part.classList.toggle('on', isOn);
    this.#said.textContent = isOn ? 'Lecture de la page…' : '';
  }

  /** The page can be edited now. */
  ready(): void {
    this.#said.textContent = 'Cliquez sur un texte pour le modifier.';
  }

  /** What can be taken back and made again. */
  tell({ undo, redo }: Partial<Steps>): void {
    for (const [control, step, verb] of [
      [this.#undo, undo, 'Annuler'],
      [this.#redo, redo, 'Rétablir'],
    ] as const) {
      if (step === undefined) continue;
      control.disabled = step === null;
      control.title = step === null ? verb : `${verb} : ${step}`;
    }
  }

  /** How much of the page and of the site is approved. */
  count({ page, site }: PageAnswer['progress']): void {
    const share = ({ approved, left }: Progress) => `${approved} sur ${approved + left}`;
    const meter = element('meter', {
      min: '0',
      max: String(page.approved + page.left || 1),
      value: String(page.approved),
    });
    meter.setAttribute('aria-label', 'Textes de cette page approuvés');
    this.#progress.replaceChildren(meter, `Approuvés : ${share(page)} ici, ${share(site)} en tout`);
    this.#approve.disabled = page.left === 0;
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

function stepButton(name: string, drawing: string, act: () => void): HTMLButtonElement {
  const made = button('', act, { class: 'step', disabled: true, 'aria-label': name, title: name });
  made.append(svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svgElement('path', { d: drawing })));
  return made;
}
