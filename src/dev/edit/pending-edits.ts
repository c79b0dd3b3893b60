import { useSyncExternalStore } from 'react';
import { sendChange } from './client-api.ts';
import type { Typed } from './field-input.tsx';
import type { ChangeAnswer, Edit, NamedEdit } from '../../shared/editing.ts';

/** An edit that is not saved yet, and the content of its field if it has one. */
export interface PendingEdit extends NamedEdit {
  readonly typed?: Typed;
}

interface PendingState {
  readonly edits: readonly PendingEdit[];
  /** Edits that were just saved: their fields show them until they are read again. */
  readonly saved: readonly PendingEdit[];
  /** The last answer about these edits together. */
  readonly answer?: ChangeAnswer | undefined;
}

const storageKey = 'spec-edit-pending';

/** The unsaved edits of this tab, of whatever page. */
class PendingEdits {
  state: PendingState = { edits: storedEdits(), saved: [] };
  readonly #listeners = new Set<() => void>();
  #sent: readonly PendingEdit[] = [];
  /** The last save, over or not. */
  saving: Promise<ChangeAnswer | undefined> = Promise.resolve(undefined);

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<PendingState>): void {
    this.state = { ...this.state, ...change };
    if (change.edits !== undefined) store(change.edits);
    for (const listener of this.#listeners) listener();
  }

  /** Whether an edit repeats one that is being saved, or was and is not read again: a second click. Of the lists of a file, all have moved. */
  isRepeated(edit: Edit): boolean {
    return [...this.#sent, ...this.state.saved].some(
      (one) =>
        edit.type !== 'value' &&
        (keyOf(one.edit) === keyOf(edit) ||
          (edit.type === 'list' && one.edit.type === 'list' && one.edit.file === edit.file)),
    );
  }

  /** Adds edits, each in the place of an earlier one of the same value. A refusal stays until the next answer: its fields are being used. */
  put(...added: readonly PendingEdit[]): void {
    const byKey = new Map([...this.state.edits, ...added].map((one) => [keyOf(one.edit), one]));
    const { answer } = this.state;
    this.#set({ edits: [...byKey.values()], answer: answer?.kind === 'done' ? undefined : answer });
  }

  drop(...dropped: readonly (PendingEdit | undefined)[]): Promise<void> {
    const edits = this.state.edits.filter((one) => !dropped.includes(one));
    this.#set({ edits, ...(edits.length === 0 && { answer: undefined }) });
    return this.check();
  }

  forgetSaved(): void {
    this.#set({ saved: [] });
  }

  /** Whether all edits together would be saved; nothing is written. */
  async check(): Promise<void> {
    const { edits } = this.state;
    if (edits.length === 0) return;
    const answer = await sendEdits('check', edits);
    if (this.state.edits === edits) this.#set({ answer });
  }

  /** Saves all edits together, or none, once an earlier save is over; `undefined` where there are none. */
  save(): Promise<ChangeAnswer | undefined> {
    this.saving = this.saving.then(() => this.#saveNow());
    return this.saving;
  }

  async #saveNow(): Promise<ChangeAnswer | undefined> {
    const { edits } = this.state;
    if (edits.length === 0) return undefined;
    this.#sent = edits;
    const answer = await sendEdits('save', edits);
    this.#sent = [];
    if (answer.kind !== 'done') {
      this.#set({ answer });
      return answer;
    }
    // Typed before the page is read again, a next value is a change of the saved one.
    const hashes = new Map(answer.now?.map(({ file, path, hash }) => [keyOf({ type: 'value', file, path }), hash]));
    const onTop = (one: PendingEdit): PendingEdit => {
      const hash = hashes.get(keyOf(one.edit));
      return hash === undefined ? one : { ...one, edit: { ...one.edit, hash } };
    };
    const left = this.state.edits.filter((one) => !edits.includes(one));
    this.#set({ edits: left.map(onTop), saved: edits.map(onTop), answer: undefined });
    return answer;
  }
}

export const pendingEdits = new PendingEdits();

export function usePending(): PendingState {
  return useSyncExternalStore(pendingEdits.subscribe, () => pendingEdits.state);
}

function sendEdits(name: 'check' | 'save', edits: readonly PendingEdit[]): Promise<ChangeAnswer> {
  return sendChange(name, { edits: edits.map(({ edit }) => edit) });
}

export function keyOf({ type, file, path, page, block, places, kind }: Edit): string {
  return JSON.stringify([type, file, path, page, block, places, kind]);
}

/** « 2 modifications » */
export function editsWords(count: number): string {
  return count === 1 ? '1 modification' : `${count} modifications`;
}

/** The id of the reasons for which edits are refused. */
export const refusalId = 'pending-refusal';

function storedEdits(): readonly PendingEdit[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as PendingEdit[];
}

function store(edits: readonly PendingEdit[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(edits));
  } catch {
    // A large picture finds no room: these edits wait on this page only.
    sessionStorage.removeItem(storageKey);
  }
}
