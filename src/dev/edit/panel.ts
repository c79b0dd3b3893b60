import { cardView } from './card-view.ts';
import { askAt, change } from './door.ts';
import { button, element, withFirmQuotes } from './element.ts';
import { hereView, type Here } from './here-view.ts';
import type { Shown, WorkedOut } from './page-origins.ts';
import type { Card, Outcome, PageValue, WrittenPlace } from './protocol.ts';
import { unpublishedView } from './unpublished-view.ts';
import { valuesView } from './values-view.ts';

/** As wide as the panel and a readable page beside it, in CSS pixels: below, the panel covers the page. */
const besidePage = '(min-width: 60rem)';

/** The sheet at the side of the page that shows one value, or the list of all; on a phone, a dialog over it. */
export class Panel {
  readonly part = element('dialog', { class: 'panel', 'aria-labelledby': 'panel-title' });
  readonly #title = element('h2', { id: 'panel-title', tabindex: '-1' });
  readonly #body = element('div', { class: 'panel-body' });
  readonly #status = element('p', { role: 'status', class: 'status' });
  readonly #changed: (outcome: Outcome) => void;
  /** How often something was asked for: only the answer to the last is shown. */
  #asked = 0;
  #place: WrittenPlace | undefined;
  /** What else stands where the place was opened. */
  #here: Here | undefined;
  #before: Element | null = null;

  /** @param changed told of each change that was asked for */
  constructor(changed: (outcome: Outcome) => void) {
    this.#changed = changed;
    const close = button('×', () => this.part.close(), { class: 'close', 'aria-label': 'Fermer le panneau' });
    this.part.append(element('div', { class: 'head' }, this.#title, close), this.#status, this.#body);
    this.part.addEventListener('close', () => {
      this.#ask();
      this.#place = undefined;
      if (this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
    });
    this.part.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.part.close();
    });
  }

  /** Shows what stands at one place of the page: its text or icon, with the link that it is in; of what a section works out, its figures. */
  async openShown({ values: [first, ...others], workedOut }: Shown, all: readonly PageValue[]): Promise<void> {
    if (first === undefined) return;
    const figures = all.filter(
      ({ as, block, reads }) => as === 'text' && block === first.block && reads.some((text) => /\d/u.test(text)),
    );
    const here: Here =
      workedOut === undefined ? { title: 'Ici aussi', values: others } : { title: 'Ses chiffres', values: figures };
    const said =
      workedOut === undefined
        ? ''
        : `${workedOut === '' ? 'Ce dessin' : `« ${workedOut} »`} n’est écrit nulle part : la section le tire de ses valeurs.`;
    await this.open(first, said, here);
  }

  /**
   * Shows what is known of a place, as it is now.
   * @param said what to say of what was done; what was said stays without it
   */
  async open(place: WrittenPlace, said?: string, here = this.#hereAt(place)): Promise<void> {
    if (said !== undefined) this.#status.textContent = said;
    const isLast = this.#ask();
    const card = await askAt<Card>('value', place);
    if (!isLast()) return;
    if (card === undefined) {
      this.#show('Cet endroit n’existe plus', element('p', {}, `${place.file} a changé : choisissez un autre texte.`));
      return;
    }
    this.#place = place;
    this.#here = here;
    this.#show(
      card.words,
      ...cardView(card, {
        open: (other) => void this.open(other, ''),
        done: (outcome, at) => this.#done(outcome, place, at ?? place),
      }),
      ...hereView(here, (other) => void this.open(other, '')),
    );
  }

  /** What stands there too, while the panel stays at the same place. */
  #hereAt(place: WrittenPlace): Here | undefined {
    return this.#place?.file === place.file && this.#place.path.join('/') === place.path.join('/')
      ? this.#here
      : undefined;
  }

  /** Shows every text of the page, for those who do not point at them. */
  openList(values: readonly PageValue[], workedOut: readonly WorkedOut[]): void {
    this.#ask();
    this.#status.textContent = '';
    this.#place = undefined;
    const approve = async (block: number | null) => {
      const outcome = await change('approve', { page: location.pathname, block });
      this.#changed(outcome);
      this.#status.textContent = outcome.kind === 'done' ? outcome.words : '';
    };
    this.#show(
      'Textes de cette page',
      ...valuesView(values, workedOut, {
        open: (value) => void this.open(value, ''),
        approve: (block) => void approve(block),
      }),
    );
  }

  /** Shows what has changed since the version that was published last. */
  async openUnpublished(): Promise<void> {
    const isLast = this.#ask();
    this.#status.textContent = '';
    this.#place = undefined;
    const done = (outcome: Outcome) => this.#changed(outcome);
    this.#show('Changements non publiés', element('p', {}, 'Comparaison…'));
    const view = await unpublishedView({ open: (place) => void this.open(place, ''), done });
    if (isLast()) this.#show('Changements non publiés', ...view);
  }

  /** Shows its place again, where something else has changed the spec; what is being typed is left alone. */
  async refresh(): Promise<void> {
    const isTyping = this.#body.querySelector('.changed') !== null;
    if (this.part.open && this.#place !== undefined && !isTyping) await this.open(this.#place);
  }

  /** Counts one more thing asked for. @returns whether nothing else was asked for since */
  #ask(): () => boolean {
    this.#asked += 1;
    const own = this.#asked;
    return () => own === this.#asked;
  }

  /** @param from where the change was asked for  @param place where the value stands now */
  #done(outcome: Outcome, from: WrittenPlace, place: WrittenPlace): void {
    this.#changed(outcome);
    if (outcome.kind === 'conflict') void this.open(from, outcome.message);
    if (outcome.kind !== 'done') return;
    this.#status.textContent = `Enregistré. ${outcome.words}`;
    // Another view was opened in between: it stays.
    if (this.#place !== from) return;
    // It is shown anew with the page; what else is typed would not fit what is written now.
    this.#place = place;
    for (const form of this.#body.querySelectorAll('.changed')) form.classList.remove('changed');
  }

  #show(title: string, ...parts: readonly HTMLElement[]): void {
    this.#title.textContent = withFirmQuotes(title);
    this.#body.replaceChildren(...parts);
    if (this.part.open) {
      if (!this.part.contains(this.#focused())) this.#title.focus();
      return;
    }
    this.#before = document.activeElement;
    if (matchMedia(besidePage).matches) this.part.show();
    else this.part.showModal();
    this.#title.focus();
  }

  #focused(): Element | null {
    const root = this.part.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  }
}
