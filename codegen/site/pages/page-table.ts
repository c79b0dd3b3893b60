import { hash } from 'node:crypto';
import type { CachedFile } from '../../cache/cached-file.ts';
import type { Named, ScannedPage } from '../verify/scan-page.ts';
import type { DrawnShell } from './drawn-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageFacts, PageJob } from './page-maker.ts';

/** The build whose files a table is about. */
interface Build {
  readonly id: string;
  readonly trace: string;
}

interface KnownPage {
  /** All that it is made from, and its files. */
  readonly key: string;
  readonly facts: PageFacts;
}

/** A table as it is kept: pages by address, each with the places of what it names among all that is named. */
interface KeptTable {
  names: readonly Named[];
  pages: readonly (readonly [
    path: string,
    key: string,
    Omit<PageFacts, 'scan'>,
    Omit<ScannedPage, 'named'>,
    named: number[],
  ])[];
}

/**
 * What is known of each page that a build published: one that is made from the same is taken as it is, without being read. It is about one
 * published folder, as that build left it, and sealed with its trace.
 */
export class PageTable {
  /** Pages name much the same addresses: each is held once. */
  readonly #names = new Map<string, Named>();
  readonly #ofShell: ReadonlySet<Named>;
  readonly #before: ReadonlyMap<string, KnownPage>;
  readonly #now = new Map<string, KnownPage>();
  readonly #fileOf: (build: Build) => CachedFile;

  /**
   * @param shell what begins and ends each page, which is no part of what its input says
   * @param published the folder that pages may be taken of; without one, all are made
   */
  constructor(cache: PageCache, shell: DrawnShell, published: Build | undefined) {
    const shellKey = hash('sha256', JSON.stringify([shell.top, shell.bottom]));
    this.#fileOf = ({ id, trace }) => cache.file('table.json', `${shellKey} ${id} ${trace}`);
    this.#ofShell = new Set(shell.scan.named.map(this.#shared));
    this.#before = published === undefined ? new Map() : this.#read(this.#fileOf(published));
  }

  /** What is known of a page, where the published one is made from the same. It is noted. */
  find(job: PageJob): PageFacts | undefined {
    const known = this.#before.get(job.path);
    if (known?.key !== keyOf(job)) return undefined;
    this.#now.set(job.path, known);
    return known.facts;
  }

  /** Notes a page that this build has made. Returns what is known of it, with what it names and the shell does not. */
  note(job: PageJob, { bytes, content, text, scan }: PageFacts): PageFacts {
    const named = scan.named.map(this.#shared).filter((one) => !this.#ofShell.has(one));
    const facts = { bytes, content, text, scan: { ...scan, named } };
    this.#now.set(job.path, { key: keyOf(job), facts });
    return facts;
  }

  /** Keeps what was noted. @param build the one that shows it */
  keep(build: Build): void {
    const places = new Map<Named, number>();
    const placeOf = (named: Named) => {
      const place = places.get(named) ?? places.size;
      places.set(named, place);
      return place;
    };
    const pages = [...this.#now].map(([path, { key, facts }]) => {
      const { scan, ...others } = facts;
      const { named, ...scanned } = scan;
      return [path, key, others, scanned, named.map(placeOf)] as const;
    });
    this.#fileOf(build).write(JSON.stringify({ names: [...places.keys()], pages } satisfies KeptTable));
  }

  readonly #shared = (named: Named): Named => {
    const key = `${named.use} ${named.address}`;
    const known = this.#names.get(key) ?? named;
    this.#names.set(key, known);
    return known;
  };

  #read(file: CachedFile): ReadonlyMap<string, KnownPage> {
    const text = file.read();
    if (text === undefined) return new Map();
    const { names, pages } = JSON.parse(text) as KeptTable;
    const shared = names.map(this.#shared);
    return new Map(
      pages.map(([path, key, others, scanned, places]) => {
        const named = places.flatMap((place) => shared[place] ?? []);
        return [path, { key, facts: { ...others, scan: { ...scanned, named } } }];
      }),
    );
  }
}

/** All that a page is made from, beside the shell, and the files that it is written to. */
function keyOf({ input, files }: PageJob): string {
  return `${input.key} ${JSON.stringify(files)}`;
}
