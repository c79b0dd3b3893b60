import type { Finding } from '../../base/findings/finding.ts';
import type { Shown } from '../edit/where/shown-text.ts';

/** The subjects of changes, the most important first. */
export const causes = ['figures', 'addresses', 'days', 'rows', 'texts', 'order', 'looks'] as const;
export type Cause = (typeof causes)[number];

/** A place in a file of the spec. */
export interface WrittenAt {
  readonly file: string;
  readonly line: number;
}

/** A change in words. */
export interface Change {
  readonly cause: Cause;
  /** French: « Prix de lancement de « Starter » (packs) : 3 870 € → 4 170 € (+7,8 %) ». */
  readonly words: string;
  /** Every place with the same change. */
  readonly at: readonly WrittenAt[];
  /** Where visitors see it. */
  readonly shown: Shown;
}

/** A text that visitors read otherwise: `before` is absent where it is new, `after` where it is gone. */
export interface TextChange {
  readonly before?: string;
  readonly after?: string;
  /** Of a number alone: the words beside it. */
  readonly label?: string;
  readonly shown: Shown;
}

/** What differs on later days and not before, or on the day of the report and no more later: from one day on, to another where it ends. */
export interface LaterChange {
  readonly from: string;
  /** The last day. */
  readonly until?: string;
  /** The rows and sections that come or go on the first day, or after the last one of what is there already, in French. */
  readonly rows: readonly string[];
  readonly addresses: readonly MovedAddress[];
  readonly texts: readonly TextChange[];
  /** Pages that differ in no text. */
  readonly pages: readonly string[];
  /** Files beside the pages. */
  readonly files: readonly string[];
}

/** An address with another answer. */
export interface MovedAddress {
  readonly address: string;
  /** `lost`: 404; `gone`: 410; `moved`: it leads to `to`. */
  readonly answers: 'added' | 'lost' | 'gone' | 'moved';
  readonly to?: string;
}

/** The differences of the published site. */
export interface Published {
  /** Addresses of pages that differ, and of all where colours or fonts do. */
  readonly pages: readonly string[];
  /** Pages whose head differs for search engines and sharing. */
  readonly heads: readonly string[];
  readonly structuredData: readonly string[];
  /** Pages whose sharing picture differs. */
  readonly pictures: readonly string[];
  /** Other files, by the name under which they are published. */
  readonly files: readonly string[];
}

/** The changes that publishing would make. */
export interface DiffReport {
  /** The older version, in French. */
  readonly against: string;
  /** The day of both sites. */
  readonly day: string;
  readonly changes: readonly Change[];
  readonly addresses: readonly MovedAddress[];
  /** What visitors read otherwise, that no change says in its own words: values that follow from others. */
  readonly derived: readonly TextChange[];
  /** What differs on days to come. */
  readonly later: readonly LaterChange[];
  /** Undefined where one of the specs has findings: nothing can be rendered. */
  readonly published: Published | undefined;
  /** Differences in the answers of the calculator, in French. */
  readonly calculator: readonly string[];
  /** Findings of the new spec that the old one does not have. */
  readonly disagreements: readonly Finding[];
  /** Figures that changed while their source did not, and those that lost it, in French. */
  readonly sources: readonly (WrittenAt & { readonly words: string })[];
  /** How many files differ in nothing but form and comments. */
  readonly onlyForm: number;
  /** Why the pages are not compared, in French. */
  readonly notRendered: string | undefined;
}

/** Whether publishing would change nothing, on no day. */
export function isEmpty({ published, changes, addresses, later, disagreements }: DiffReport): boolean {
  if (published === undefined) return changes.length + addresses.length === 0;
  return later.length + disagreements.length === 0 && Object.values(published).every(({ length }) => length === 0);
}

/** The number of entries to look at: new findings, outdated sources, and addresses that no longer answer. */
export function faultCount({ disagreements, sources, addresses }: DiffReport): number {
  const lost = addresses.filter(({ answers }) => answers === 'lost');
  return disagreements.length + sources.length + lost.length;
}

/** The report for machines (docs/schemas/diff-report.schema.json). */
export function diffJson(report: DiffReport) {
  return {
    version: 2,
    isEmpty: isEmpty(report),
    ...report,
    disagreements: report.disagreements.map((finding) => ({ severity: 'error', ...finding })),
  };
}
