import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentTexts, readForEdit, specWith, type Spec } from '../edit/spec.ts';
import { writeFiles } from '../../cache/write-files.ts';
import type { Changes } from '../../read/read.ts';
import { readLedger, type Ledger } from '../../release/to-settle.ts';
import { withLedger } from '../edit/carry-ledger.ts';
import { ledgers } from '../../run/ledgers.ts';
import type { SpecLoader } from '../../pipeline.ts';
import { traceOf } from '../../cache/store.ts';
import type { Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import type { Outcome, Steps } from '../../../src/shared/editing.ts';
import { refusedFindings } from './refused-findings.ts';

/** A change of files: their texts before and after; `null` for a missing file. */
interface Step {
  /** French: the effect. */
  readonly words: string;
  readonly before: Changes;
  readonly after: Changes;
}

/** An editing session: the spec on disk, its published version, the steps of this run, and the one way to write. */
export class EditorSession {
  /** The steps of this run, and those that were undone, the last one last. */
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  /** Changes that are being made together, and the spec with them. */
  #gathered: { readonly changes: Map<string, string | null>; spec: Spec | undefined } | undefined;
  readonly project: Project;
  readonly #loader: () => SpecLoader;
  #read: { trace: string | undefined; loader: SpecLoader; spec: Spec } | undefined;

  /** @param loader returns the current loader: a new one after a change of a schema */
  constructor(project: Project, loader: () => SpecLoader) {
    this.project = project;
    this.#loader = loader;
  }

  /** A session of another person on the same server: the steps of each are undone by themselves. */
  ofAnother(): EditorSession {
    return new EditorSession(this.project, this.#loader);
  }

  /** The current spec, with the changes that are being made together. */
  spec(): Spec {
    if (this.#gathered === undefined) return this.disk();
    this.#gathered.spec ??= specWith(this.disk(), this.#gathered.changes);
    return this.#gathered.spec;
  }

  /** The spec on disk; read again after a change of it. */
  disk(): Spec {
    const trace = traceOf([join(this.project.root, 'spec')]);
    const loader = this.#loader();
    const known = this.#read;
    if (known !== undefined && known.trace === trace && known.loader === loader) return known.spec;
    const spec = readForEdit(this.project.root, loader);
    this.#read = { trace, loader, spec };
    return spec;
  }

  /** The open points, the pending changes included. */
  ledger(): Ledger {
    return readLedger(this.project.root, this.#gathered?.changes);
  }

  /** Whether there is such a file, with the changes that are being made together. */
  has(file: string): boolean {
    const text = this.#gathered?.changes.get(file);
    return text === undefined ? existsSync(join(this.project.root, file)) : text !== null;
  }

  /**
   * Makes several changes as one step: each sees the spec with those before it, and all are written, or none.
   * @param isTrial nothing is written: only the outcome is wanted
   */
  together(parts: readonly (() => Outcome | undefined)[], isTrial: boolean): Outcome | undefined {
    const gathered = (this.#gathered = { changes: new Map(), spec: this.disk() });
    const words: string[] = [];
    try {
      for (const part of parts) {
        const outcome = part();
        if (outcome?.kind !== 'done') return outcome;
        words.push(outcome.words);
      }
    } finally {
      this.#gathered = undefined;
    }
    return this.commit(words.join(' ; '), gathered.changes, isTrial);
  }

  /**
   * Writes changes made from the current spec, unless they cause a new finding.
   * @param words French: the effect, for the undo button
   */
  commit(words: string, changes: Changes, isTrial = false): Outcome {
    if (this.#gathered !== undefined) {
      for (const [file, text] of changes) this.#gathered.changes.set(file, text);
      this.#gathered.spec = undefined;
      return { kind: 'done', words };
    }
    const whole = withLedger(this.disk(), changes);
    const current = currentTexts(this.disk(), whole.keys());
    const changed = new Map([...whole].filter(([file, text]) => (current.get(file) ?? null) !== text));
    if (changed.size === 0) return { kind: 'done', words };
    const before = new Map([...changed.keys()].map((file) => [file, current.get(file) ?? null]));
    const outcome = this.#write(words, changed, before, { isTrial });
    if (outcome.kind === 'done' && !isTrial) {
      this.#done.push({ words, before, after: changed });
      this.#undone.length = 0;
    }
    return outcome;
  }

  undo(): Outcome {
    return this.#replay(this.#done, this.#undone, 'before', 'after');
  }

  redo(): Outcome {
    return this.#replay(this.#undone, this.#done, 'after', 'before');
  }

  /** The next step to undo and to redo, in French; `null` if there is none. */
  steps(): Steps {
    return { undo: this.#done.at(-1)?.words ?? null, redo: this.#undone.at(-1)?.words ?? null };
  }

  #replay(steps: Step[], replayed: Step[], to: 'before' | 'after', from: 'before' | 'after'): Outcome {
    const step = steps.at(-1);
    if (step === undefined) return impossible("Il n'y a rien à annuler ni à rétablir.");
    // The former text comes back, mistakes included: a correction can be undone too.
    const isUndo = to === 'before';
    const outcome = this.#write(`${isUndo ? 'Annulé' : 'Rétabli'} : ${step.words}`, step[to], step[from], { isUndo });
    if (outcome.kind === 'done') replayed.push(...steps.splice(-1));
    if (outcome.kind !== 'conflict') return outcome;
    // It never fits again; the steps before it may.
    steps.pop();
    const files = namesOf([...step[to].keys()]);
    return {
      kind: 'conflict',
      message: `${files} : enregistré de nouveau depuis par une autre personne, un autre onglet ou un autre programme. Cette étape ne peut plus être reprise (${step.words}). Rien n'est écrit.`,
    };
  }

  #write(words: string, changes: Changes, before: Changes, { isUndo = false, isTrial = false }): Outcome {
    const isOfLedger = [...changes.keys()].every((file) => file === ledgers.toSettle);
    const findings = isOfLedger || isUndo ? [] : refusedFindings(this.disk(), changes);
    if (findings.length > 0) return { kind: 'refused', findings };
    if (isTrial) return { kind: 'done', words };
    try {
      const known = [...before].flatMap(([file, text]) => (text === null ? [] : [[file, text] as const]));
      writeFiles(this.project.root, changes, new Map(known));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return {
        kind: 'conflict',
        message: `${namesOf([...changes.keys()])} : enregistré entre-temps par une autre personne, un autre onglet ou un autre programme. Rien n'est écrit. La page montre maintenant cette version ; refaites votre modification si elle reste utile.`,
      };
    }
    return { kind: 'done', words };
  }
}

export function impossible(message: string): Outcome {
  return { kind: 'impossible', message };
}

function namesOf(files: readonly string[]): string {
  return files.filter((file) => file !== ledgers.toSettle).join(', ') || ledgers.toSettle;
}
