import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isUnbundled } from '../../codegen/cache/fingerprint.ts';
import { bundlesFolder, imagesFolder } from '../../codegen/run/paths.ts';
import type { Project } from '../../codegen/run/project.ts';
import { edits } from './edits.ts';
import { forgetBuilds } from './project-copy.ts';
import type { State } from './steps.ts';

/** What a build came to: the hashes of its files by name, or `findings`. */
export type Outcome = ReadonlyMap<string, string>;

/** The bundles that cold builds of one version of the code have made: their folder, and the emitted modules that each holds, by its name. */
interface Made {
  folder: string;
  modules: Map<string, string>;
}

/**
 * Builds that start from nothing, but for what cold builds before them have made of the same: bundles where neither the code nor the emitted
 * modules differ, by what was edited and by the files themselves; images of the same markup; what Node keeps of modules. Nothing is read that a
 * build under test has written.
 */
export class ColdBuilds {
  /** How many builds there were, and how many of them made bundles. */
  readonly counts = { builds: 0, bundled: 0 };
  readonly #project: Project;
  readonly #build: (state: State) => Promise<Outcome>;
  readonly #made = new Map<string, Made>();

  /** @param build builds the project as its files and its caches are */
  constructor(project: Project, build: (state: State) => Promise<Outcome>) {
    this.#project = project;
    this.#build = build;
  }

  /** @param state what the files of the project say already */
  async outcomeOf(state: State): Promise<Outcome> {
    this.counts.builds += 1;
    const { engine } = this.#project;
    const made = this.#madeOf(state);
    const bundles = bundlesFolder(engine);
    this.#forget();
    if (existsSync(made.folder)) renameSync(made.folder, bundles);
    let outcome = await this.#build(state);
    if (!this.#holds(outcome, made)) {
      this.#forget();
      made.modules.clear();
      outcome = await this.#build(state);
    }
    const names = existsSync(bundles) ? readdirSync(bundles) : [];
    const fresh = names.filter((name) => !made.modules.has(name));
    this.counts.bundled += fresh.length;
    for (const name of fresh) made.modules.set(name, this.#modulesIn(outcome));
    if (names.length > 0) renameSync(bundles, made.folder);
    return outcome;
  }

  /** By what is edited of the code, whatever the build makes of it. */
  #madeOf({ said }: State): Made {
    const code = JSON.stringify(said.filter((_, index) => !edits[index]?.file.startsWith('examples/')));
    const folder = join(this.#project.engine, 'node_modules', `.bundles-${this.#made.size}`);
    const made = this.#made.get(code) ?? { folder, modules: new Map<string, string>() };
    this.#made.set(code, made);
    return made;
  }

  #forget(): void {
    const node = join(this.#project.engine, 'node_modules/.cache/node');
    forgetBuilds(this.#project, [node, imagesFolder(this.#project)]);
  }

  /** Whether what a build came to holds no bundles but its own, or those of the same emitted modules. */
  #holds(outcome: Outcome, { modules }: Made): boolean {
    if (outcome.has('findings')) return true;
    const names = readdirSync(bundlesFolder(this.#project.engine));
    return names.some((name) => !modules.has(name)) || [...modules.values()].includes(this.#modulesIn(outcome));
  }

  /** The emitted modules that bundles may hold; `makeBundles` refuses the others. */
  #modulesIn(outcome: Outcome): string {
    const { root } = this.#project;
    const modules = [...outcome].filter(
      ([name]) =>
        name.startsWith('generated/') &&
        !name.startsWith('generated/editor/') &&
        !isUnbundled(this.#project, join(root, name)),
    );
    return JSON.stringify(modules);
  }
}
