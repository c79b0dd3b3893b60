import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUnbundled, traceOf } from '../../cache/store.ts';
import { formatFindings, type Finding, PlacedFault } from '../../base/findings/finding.ts';
import { writeModules } from '../emit/modules.ts';
import { ParseCache } from '../../read/parse-cache.ts';
import { createLoader, type Loader, type SpecLoader, type StartedLoad } from '../../pipeline.ts';
import { diskCache, generatedFolder, type Project, siteParts } from '../../run/project.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';

interface Run {
  /** Of the files that it reads, as they were before it: a write during the run makes the next one differ. */
  readonly trace: string | undefined;
  readonly started: StartedLoad | undefined;
  /** A schema that is wrong is shown like a finding: the server goes on with the last good site. */
  readonly faults: readonly Finding[];
}

/** A site that pages are shown of, and where their blocks are written. */
export interface ShownSite extends Pick<StartedLoad, 'pages' | 'isValid'> {
  site: Site;
}

/**
 * The spec in the dev server: the sites that can be shown, and the findings of the files as they are now. A saved edit reaches a page in two
 * steps: what it shows is resolved and validated when it is requested, all the rest after that.
 */
export class DevSite {
  /** The last site in which the values of files, rows and routes are valid, whatever rules say of it. */
  current: ShownSite | undefined;
  /** The last one in which those of all pages are valid too; its modules are written. */
  whole: ShownSite | undefined;
  /** Whether a page was requested that could not be shown of the current site. */
  isBehind = false;
  findings: readonly Finding[] = [];
  /** Pages of the last good site that could not be rendered, by address, until they are. */
  readonly renderFaults = new Map<string, Finding>();
  /** The schemas of the last run, for the catalogue; `undefined` before the first. */
  schemas: Schemas | undefined;
  /** Whether `current` is of the files of the last run. */
  canShow = false;
  readonly project: Project;
  readonly #cache: ParseCache;
  readonly #day: string | undefined;
  #loader: Loader | undefined;
  /** The last run, and that of the last `reload`. */
  #last: Run | undefined;
  #shown: Run | undefined;
  #printed = '[]';

  /** @param day the day that the site is of (`2026-11-30`); today in its time zone without it */
  constructor(project: Project, day?: string) {
    this.project = project;
    this.#day = day;
    this.#cache = new ParseCache(diskCache(project));
  }

  /** Forgets the schemas after a change of one. The next load reads the spec again, though its files have not changed. */
  forgetSchemas(): void {
    this.#loader = undefined;
    this.#last = undefined;
  }

  /**
   * Reads the spec where names, sizes or times of its files differ from those of the last run; `true` then. What is wrong with the files is found
   * by `check`: pages that can be shown do not wait for it.
   */
  reload(): boolean {
    const run = this.#runNow();
    if (run === this.#shown) return false;
    this.#shown = run;
    this.renderFaults.clear();
    this.schemas = this.#loader?.schemas ?? this.schemas;
    const { started } = run;
    const site = started?.draft();
    this.canShow = site !== undefined;
    if (started && site) this.current = { site, pages: started.pages, isValid: started.isValid };
    return true;
  }

  /** Finds what is wrong with the files of the last `reload`. */
  check(): void {
    const { started, faults = [] } = this.#shown ?? {};
    this.findings = [...faults, ...(started?.finish().findings ?? []), ...(this.schemas?.undescribed ?? [])];
  }

  /** Writes the modules of the last `reload` where all its values are valid. @returns whether pages are drawn with other ones from now on */
  async writeModules(): Promise<boolean> {
    const { current } = this;
    if (!this.canShow || current === undefined || ![...current.pages.values()].every(current.isValid)) return false;
    try {
      const { written } = await writeModules(this.project, current.site, this.#loaderNow().schemas);
      this.whole = current;
      const folder = generatedFolder(this.project);
      return written.some((name) => /\.tsx?$/.test(name) && !isUnbundled(this.project, join(folder, name)));
    } catch (error) {
      // Something is missing that a rule looks for: its finding says more than the error.
      if (this.findings.length === 0) throw error;
      return false;
    }
  }

  /**
   * The loader of the spec by the current schemas, which reads an unchanged spec once, for the refresh of pages and for their editor. Throws a
   * `PlacedFault` where a schema is malformed.
   */
  loader(): SpecLoader {
    const { schemas, load } = this.#loaderNow();
    return { schemas, load: (changes) => (changes ? undefined : this.#runNow().started?.finish()) ?? load(changes) };
  }

  #loaderNow(): Loader {
    return (this.#loader ??= createLoader({ ...this.project, cache: this.#cache, day: this.#day, drafts: true }));
  }

  #runNow(): Run {
    const trace = this.#traceNow();
    if (trace !== undefined && trace === this.#last?.trace) return this.#last;
    return (this.#last = { trace, ...this.#start() });
  }

  #start(): Omit<Run, 'trace'> {
    try {
      return { started: this.#loaderNow().start(), faults: [] };
    } catch (error) {
      if (!(error instanceof PlacedFault)) throw error;
      return { started: undefined, faults: [error.finding] };
    }
  }

  /** Prints the findings, or that there are none any more, unless it was printed last. */
  printFindings(): void {
    const found = JSON.stringify(this.findings);
    if (found === this.#printed) return;
    this.#printed = found;
    if (this.findings.length > 0) console.error(`\n${formatFindings(this.findings)}\n`);
    else console.log('\nSpécification valide : plus aucune erreur.\n');
  }

  #traceNow(): string | undefined {
    // Pages link to the files of public/.
    return traceOf(siteParts.map((part) => join(this.project.root, part)).filter(existsSync));
  }
}
