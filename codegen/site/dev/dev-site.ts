import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { traceOf } from '../../cache/fingerprint.ts';
import type { PageSources } from '../pages/render-fault.ts';
import { formatFindings, type Finding } from '../../base/findings/finding.ts';
import { PlacedFault } from '../../base/findings/placed-fault.ts';
import { writeModules } from '../emit/write-modules.ts';
import { ParseCache } from '../../read/parse-cache.ts';
import { createLoader, type LoadResult, type SpecLoader } from '../../pipeline.ts';
import { diskCache, type Project } from '../../run/project.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';

/** The spec in the dev server: the last good site, and the findings of the files as they are now. */
export class DevSite {
  /** `undefined` until the spec has been valid once. */
  lastGood: Site | undefined;
  findings: readonly Finding[] = [];
  /** Pages of the last good site that could not be rendered, by address, until they are. */
  readonly renderFaults = new Map<string, Finding>();
  /** Where the blocks of the last good site are written. */
  sources: PageSources = new Map();
  /** The schemas of the last run, for the catalogue; `undefined` before the first. */
  schemas: Schemas | undefined;
  /** How often modules were written that the renderer draws pages with. */
  rendererWrites = 0;
  readonly project: Project;
  readonly #cache: ParseCache;
  readonly #day: string | undefined;
  #loader: SpecLoader | undefined;
  /** The trace of the files that the last run has read. */
  #trace: string | undefined;
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
    this.#trace = undefined;
  }

  /**
   * Runs the pipeline and writes the modules where names, sizes or times of the files differ from those of the last run; `true` then.
   */
  async reload(): Promise<boolean> {
    const trace = this.#traceNow();
    if (trace !== undefined && trace === this.#trace) return false;
    const { site, findings, pages } = this.#load();
    // Taken before the run: a write during the run makes the next one differ.
    this.#trace = trace;
    this.renderFaults.clear();
    this.schemas = this.#loader?.schemas ?? this.schemas;
    this.findings = [...findings, ...(this.schemas?.undescribed ?? [])];
    if (site === undefined) return true;
    this.lastGood = site;
    this.sources = pages;
    const { written } = await writeModules(this.project, site, this.loader().schemas);
    if (written.some((name) => /^(?:block-view|icons|locale)\./.test(name))) this.rendererWrites += 1;
    return true;
  }

  /** The loader of the spec by the current schemas. Throws a `PlacedFault` where one of these is malformed. */
  loader(): SpecLoader {
    this.#loader ??= this.#loadingOnce(
      createLoader({ ...this.project, cache: this.#cache, day: this.#day, drafts: true }),
    );
    return this.#loader;
  }

  /** The same loader, which reads an unchanged spec once, for the refresh of pages and for their editor. */
  #loadingOnce({ schemas, load }: SpecLoader): SpecLoader {
    let last: { trace: string | undefined; load: LoadResult } | undefined;
    const loadAll = (): LoadResult => {
      const trace = this.#traceNow();
      if (trace === undefined || last?.trace !== trace) last = { trace, load: load() };
      return last.load;
    };
    return { schemas, load: (changes) => (changes === undefined ? loadAll() : load(changes)) };
  }

  /** A schema that is wrong is shown like a finding: the server goes on with the last good site. */
  #load(): Pick<LoadResult, 'site' | 'findings' | 'pages'> {
    try {
      return this.loader().load();
    } catch (error) {
      if (!(error instanceof PlacedFault)) throw error;
      return { site: undefined, findings: [error.finding], pages: new Map() };
    }
  }

  /** Prints the findings, unless they were printed last. */
  printFindings(): void {
    const found = JSON.stringify(this.findings);
    if (this.findings.length > 0 && found !== this.#printed) console.error(`\n${formatFindings(this.findings)}\n`);
    this.#printed = found;
  }

  #traceNow(): string | undefined {
    // Pages link to the files of public/.
    return traceOf(['spec', 'public'].map((part) => join(this.project.root, part)).filter(existsSync));
  }
}
