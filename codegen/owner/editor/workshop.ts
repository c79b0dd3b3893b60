import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findingsWith, readForEdit, type Spec } from '../edit/spec.ts';
import { writeFiles } from '../../cache/write-files.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Changes } from '../../read/read.ts';
import { readApprovals, type Approvals } from '../../release/approvals.ts';
import { ledgers } from '../../run/ledgers.ts';
import type { SpecLoader } from '../../pipeline.ts';
import { traceOf } from '../../cache/fingerprint.ts';
import { placeOf, type Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import { History, type Step } from './history.ts';
import type { Outcome } from './outcome.ts';
import { Unpublished } from './unpublished.ts';

/** Where the owner of a site edits it: the spec as it lies on disk, what was done to it in this run, and the one way to write. */
export class Workshop {
  /** Known to the pages of this run alone. */
  readonly token = randomBytes(24).toString('base64url');
  readonly history = new History();
  readonly root: string;
  /** What stands before a path in the site's folder, for an editor that runs in that of the engine. */
  readonly place: string;
  readonly unpublished: Unpublished;
  readonly #loader: () => SpecLoader;
  #read: { trace: string | undefined; loader: SpecLoader; spec: Spec } | undefined;

  /** @param loader that of now: another one once a schema has changed */
  constructor(project: Project, loader: () => SpecLoader) {
    this.root = project.root;
    this.place = placeOf(project);
    this.unpublished = new Unpublished(project);
    this.#loader = loader;
  }

  /** The spec as it is now; read again where somebody has written to it. */
  spec(): Spec {
    const trace = traceOf([join(this.root, 'spec')]);
    const loader = this.#loader();
    const known = this.#read;
    if (known !== undefined && known.trace === trace && known.loader === loader) return known.spec;
    const spec = readForEdit(this.root, loader);
    this.#read = { trace, loader, spec };
    return spec;
  }

  approvals(): Approvals {
    return readApprovals(this.root);
  }

  /**
   * Writes what was worked out from the spec of now, where that has no finding which it does not have already.
   * @param words French: what it does, for the button that takes it back
   */
  commit(words: string, changes: Changes): Outcome {
    const before = this.#textsOf(changes.keys());
    const changed = new Map([...changes].filter(([file, text]) => before.get(file) !== text));
    if (changed.size === 0) return { kind: 'done', words };
    const outcome = this.#write(words, changed, before);
    if (outcome.kind === 'done') this.history.add({ words, before, after: changed });
    return outcome;
  }

  undo(): Outcome {
    return this.#replay(this.history.lastDone, 'before', 'after', () => this.history.moveBack());
  }

  redo(): Outcome {
    return this.#replay(this.history.lastUndone, 'after', 'before', () => this.history.moveOn());
  }

  #replay(step: Step | undefined, to: 'before' | 'after', from: 'before' | 'after', moved: () => void): Outcome {
    if (step === undefined) return { kind: 'impossible', message: "Il n'y a rien à annuler ni à rétablir." };
    // What was there before comes back, mistakes included: a correction can be taken back too.
    const outcome = this.#write(step.words, step[to], step[from], to === 'before');
    if (outcome.kind === 'done') moved();
    return outcome;
  }

  #write(words: string, changes: Changes, before: Changes, isUndo = false): Outcome {
    const [own, spec] = [new Map<string, string | null>(), new Map<string, string | null>()];
    for (const [file, text] of changes) (file === ledgers.approvals ? own : spec).set(file, text);
    for (const file of spec.keys()) this.#refuseOutside(file);
    const findings = spec.size === 0 || isUndo ? [] : newFindings(this.spec(), spec);
    if (findings.length > 0) return { kind: 'refused', findings };
    try {
      if (own.size > 0 && this.#textOf(ledgers.approvals) !== (before.get(ledgers.approvals) ?? null))
        throw new UserError(`${ledgers.approvals} a changé pendant ce temps.`);
      if (spec.size > 0)
        writeFiles(
          this.root,
          spec,
          new Map([...before].flatMap(([file, text]) => (text === null ? [] : [[file, text]]))),
        );
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { kind: 'conflict', message: conflictWords([...changes.keys()]) };
    }
    const approvals = own.get(ledgers.approvals);
    const path = join(this.root, ledgers.approvals);
    if (approvals === null) rmSync(path, { force: true });
    else if (approvals !== undefined) writeWhole(path, approvals);
    return { kind: 'done', words };
  }

  /** What the files of a change say now, as the spec was read: what is on disk is compared with it when it is written. */
  #textsOf(files: Iterable<string>): Map<string, string | null> {
    const { sources } = this.spec();
    const known = new Map(sources.map(({ document }) => [document.file, document.text]));
    return new Map(
      [...files].map((file) => [file, file === ledgers.approvals ? this.#textOf(file) : (known.get(file) ?? null)]),
    );
  }

  #textOf(file: string): string | null {
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /** @throws where a file does not lie in the spec, links followed: no request may come so far */
  #refuseOutside(file: string): void {
    const folder = realpathSync(join(this.root, 'spec')) + sep;
    const path = join(this.root, file);
    const real = existsSync(path) ? realpathSync(path) : path;
    const isInside = real.startsWith(folder) || (!existsSync(path) && path.startsWith(join(this.root, 'spec') + sep));
    if (!isInside || !file.endsWith('.yaml')) throw new Error(`${file} is no file of the spec`);
  }
}

function conflictWords(files: readonly string[]): string {
  const names = files.filter((file) => file !== ledgers.approvals).join(', ') || ledgers.approvals;
  return `Quelqu'un a enregistré ${names} entre-temps : rien n'est écrit. La page montre maintenant sa version ; refaites votre modification si elle reste utile.`;
}

/** Findings that the spec would have with these changes, and does not have now. */
export function newFindings(spec: Spec, changes: Changes): Finding[] {
  const keyOf = ({ file, path, code, message }: Finding) => [file, path, code, message].join('\u0000');
  const known = new Set(spec.load.findings.map(keyOf));
  return findingsWith(spec, changes).filter((finding) => !known.has(keyOf(finding)));
}
