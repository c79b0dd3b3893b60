import type { ReactNode } from 'react';
import { fetchAt, fetchPageValues, noAnswer } from './client-api.ts';
import { FieldPanel, type ValuesHere } from './field-panel.tsx';
import { firmQuotes } from './parts.tsx';
import { PageOrigins, type Shown } from './page-origins.ts';
import { PageTexts } from './page-texts.tsx';
import { pendingEdits } from './pending-edits.ts';
import { PublishPanel } from './publish-panel.tsx';
import type {
  ChangeAnswer,
  Edit,
  FieldDetails,
  PageAnswer,
  PageValue,
  Steps,
  WrittenPlace,
} from '../../shared/editing.ts';

interface EditorState extends Steps {
  readonly isOn: boolean;
  /** In the bar. */
  readonly message: string;
  readonly progress?: PageAnswer['progress'];
  /** The element under the pointer or the focus. */
  readonly outlined?: Shown | undefined;
  readonly isPanelOpen: boolean;
  /** The content of the panel, which stays while it is closed. Its number changes with what it shows, not when that is read again. */
  readonly panel?: { readonly number: number; readonly title: string; readonly content: ReactNode } | undefined;
  /** In the panel. */
  readonly status: string;
}

/** The state of editing on the open page, and its changes. */
export class EditorSession {
  readonly #host: Element;
  readonly #render: (session: EditorSession) => void;
  state: EditorState = { isOn: false, message: '', undo: null, redo: null, isPanelOpen: false, status: '' };
  #page: PageAnswer | undefined;
  /** Computed when it is needed, and again after the page has changed. */
  #origins: PageOrigins | undefined;
  /** The number of requests for the panel: late answers to earlier ones are dropped. */
  #requests = 0;
  /** The place of the panel, from the moment it is chosen, and the other values at the place of the page that was clicked. */
  #place: WrittenPlace | undefined;
  #here: ValuesHere | undefined;
  /** Whether the panel does not show its place yet. */
  #isOpening = false;
  /** Shows the content of the panel as it is now; undefined where it reads what it shows itself. */
  #again: (() => unknown) | undefined;
  /** Whether the content of the panel was saved, and nothing was typed since. */
  #isSaved = false;

  /** @param host the element of the editor, whose shadow root holds its panel */
  constructor(host: Element, render: (session: EditorSession) => void) {
    this.#host = host;
    this.#render = render;
    render(this);
  }

  #set(change: Partial<EditorState>): void {
    this.state = { ...this.state, ...change };
    this.#render(this);
  }

  async toggle(): Promise<void> {
    const isOn = !this.state.isOn;
    this.#set({ isOn, message: isOn ? 'Lecture de la page…' : '', outlined: undefined });
    if (!isOn) return this.close();
    await this.refresh();
    if (this.#page !== undefined) this.#set({ message: 'Cliquez sur un texte pour le modifier.' });
  }

  /** Fetches the values of the page again after a change of the spec. */
  async refresh(): Promise<void> {
    if (!this.state.isOn) return;
    const page = await fetchPageValues();
    if (typeof page === 'string') return this.#set({ isOn: false, message: page });
    this.#page = page;
    this.#here = this.#here && { ...this.#here, values: this.#here.values.map(asReadNow(page, this.#place)) };
    this.forgetOrigins();
    const { undo, redo, progress } = this.#page;
    this.#set({ undo, redo, progress });
    // The answer to a save names the place that its panel has from then on.
    await pendingEdits.saving;
    const isTyping = !this.#isSaved && this.#host.shadowRoot?.querySelector('form.changed') !== null;
    if (this.#isOpening || (this.state.isPanelOpen && !isTyping)) await this.#again?.();
    await pendingEdits.check();
  }

  /** Whether the values of the page are known. */
  get isRead(): boolean {
    return this.#page !== undefined;
  }

  forgetOrigins(): void {
    this.#origins = undefined;
  }

  /** The values under a pointer or at the focus of the page. */
  shownAt(target: Element, place: { x: number; y: number } | undefined): Shown | undefined {
    return this.#pageOrigins()?.under(target, place);
  }

  #pageOrigins(): PageOrigins | undefined {
    if (this.#page !== undefined) this.#origins ??= new PageOrigins(this.#page.values, this.#host);
    return this.#origins;
  }

  outline(outlined: Shown | undefined): void {
    if (outlined !== undefined || this.state.outlined !== undefined) this.#set({ outlined });
  }

  /** Shows the result of a change in the bar. The page itself shows it when the server announces the changed spec. */
  report(outcome: ChangeAnswer): void {
    const { undo = this.state.undo, redo = this.state.redo } = outcome;
    this.#set({ undo, redo, message: messageOf(outcome), status: '' });
  }

  /**
   * Shows the value of an element with the other values there; for a text that a section computes, the figures of the section.
   * @param dropped a file that was dropped on the element
   */
  async openShown({ values: [first, ...others], workedOut }: Shown, dropped?: File): Promise<void> {
    if (first === undefined) return;
    if (workedOut === undefined) {
      const cited = first.citedBy === undefined ? others : [first.citedBy, ...others];
      return this.open(first, '', { title: 'Ici aussi', values: cited }, dropped);
    }
    const figures = (this.#page?.values ?? []).filter(
      ({ as, block, reads }) => as === 'text' && block === first.block && reads.some((text) => /\d/u.test(text)),
    );
    const name = workedOut === '' ? 'Ce dessin' : `« ${workedOut} »`;
    const status = `${name} n’est écrit nulle part : la section le tire de ses valeurs.`;
    return this.open(first, status, { title: 'Ses chiffres', values: figures });
  }

  /**
   * Shows a place as it is now.
   * @param status the new message of the panel; without it, the panel is the same as before, with what is read now: the field with the focus, what is
   * folded open and the message stay
   */
  async open(place: WrittenPlace, status?: string, here = this.#hereAt(place), dropped?: File): Promise<void> {
    if (status !== undefined) {
      this.#set({ status });
      this.#place = place;
      this.#here = here;
      this.#isOpening = true;
      this.#again = () => this.#place && this.open(this.#place, undefined, undefined, dropped);
    }
    const request = this.#request();
    const details = await fetchAt<FieldDetails>('value', place).catch(() => null);
    if (request !== this.#requests) return;
    if (details === null) return this.#set({ message: noAnswer });
    if (details === undefined)
      return this.#show('Cet endroit ne se lit plus', <p>{firmQuotes(goneWords(place.file))}</p>);
    const content = <FieldPanel details={details} here={here} session={this} dropped={dropped} />;
    this.#show(details.words, content, { isNew: this.#isOpening });
  }

  /** From the content of the panel. */
  readonly openOther = (place: WrittenPlace) => void this.open(place, '');

  /** The other values of the click, as long as the panel stays at its place. */
  #hereAt(place: WrittenPlace): ValuesHere | undefined {
    return this.#place !== undefined && isSamePlace(this.#place, place) ? this.#here : undefined;
  }

  openTexts(isNew = true): void {
    if (isNew) this.#leavePlace();
    this.#again = () => this.openTexts(false);
    this.#show(
      'Textes de cette page',
      <PageTexts
        values={this.#page?.values ?? []}
        workedOut={this.#pageOrigins()?.workedOut ?? []}
        left={this.#page?.progress.blocks ?? {}}
        open={this.openOther}
        approve={(block) =>
          void this.change({ type: 'approve', page: location.pathname, block }, 'Approuver une section')
        }
      />,
      { isNew },
    );
  }

  /** Shows the pending edits, which are at the foot of every panel. */
  openPending(): void {
    this.#leavePlace();
    this.#show('Modifications en attente', <p className="help">Elles attendent d’être enregistrées ensemble.</p>);
  }

  /** Shows what a publication changes, and publishes it. */
  openPublish(): void {
    this.#leavePlace();
    this.#show('Publier', <PublishPanel />);
  }

  close(): void {
    this.#request();
    this.#place = undefined;
    this.#isOpening = false;
    this.#set({ isPanelOpen: false });
  }

  noteTyping(): void {
    this.#isSaved = false;
  }

  #leavePlace(): void {
    this.#request();
    this.#place = undefined;
    this.#again = undefined;
    this.#set({ status: '' });
  }

  #request(): number {
    this.#requests += 1;
    return this.#requests;
  }

  /**
   * Makes an edit at once where no other is pending; else it waits with them.
   * @param words French: its effect
   * @param next the place of the panel's value after that
   */
  readonly change = async (edit: Edit, words: string, next = this.#place): Promise<void> => {
    if (pendingEdits.isRepeated(edit)) return this.#set({ message: 'Un instant : la page n’a pas encore suivi.' });
    pendingEdits.put({ edit, words });
    if (pendingEdits.state.edits.length === 1) return this.save(next);
    this.#set({ message: 'Ajouté aux modifications en attente.' });
    await pendingEdits.check();
  };

  readonly save = async (next = this.#place): Promise<void> => {
    const from = this.#place;
    const outcome = await pendingEdits.save();
    if (outcome === undefined) return;
    this.report(outcome);
    if (outcome.kind !== 'done') return;
    this.#set({ status: `Enregistré. ${outcome.words}` });
    // Another panel was opened meanwhile: it stays.
    if (this.#place !== from) return;
    // The refresh of the page shows the new place. Other typed values would not fit the file of now.
    this.#place = next;
    this.#isSaved = true;
  };

  #show(title: string, content: ReactNode, { isNew } = { isNew: true }): void {
    this.#isSaved = false;
    this.#isOpening = false;
    pendingEdits.forgetSaved();
    const number = (this.state.panel?.number ?? 0) + (isNew ? 1 : 0);
    this.#set({ isPanelOpen: true, panel: { number, title, content } });
  }
}

function goneWords(file: string): string {
  return `${file} a changé : ce texte n’y est plus, ou le fichier a une faute, que la page affiche. Choisissez un autre texte, ou corrigez le fichier : ce panneau suit.`;
}

/** A value at the place of a panel as the page has it now; as it was where it is gone. One citation has all values of a row. */
function asReadNow({ values }: PageAnswer, place: WrittenPlace | undefined): (value: PageValue) => PageValue {
  const own = place && values.find((one) => isSamePlace(one, place));
  const all = own?.citedBy === undefined ? values : [own.citedBy, ...values];
  return (value) => all.find((one) => isSamePlace(one, value)) ?? value;
}

function isSamePlace(one: WrittenPlace, other: WrittenPlace): boolean {
  return one.file === other.file && one.path.join('/') === other.path.join('/');
}

function messageOf(outcome: ChangeAnswer): string {
  if (outcome.kind === 'done') return outcome.words;
  return outcome.kind === 'refused' ? "Refusé : rien n'est écrit." : outcome.message;
}
