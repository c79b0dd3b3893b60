import type { Finding } from '../../base/findings/finding.ts';
import type { Shown } from '../edit/where/shown-text.ts';

export interface WrittenAt {
  readonly file: string;
  readonly line: number;
}

export interface Change {
  /** French: « Prix de lancement de « Starter » (packs) : 3 870 € → 4 170 € (+7,8 %) ». */
  readonly words: string;
  /** Every place with the same change. */
  readonly at: readonly WrittenAt[];
}

/** A text that visitors read otherwise: `before` is absent where it is new, `after` where it is gone. */
export interface TextChange {
  readonly before?: string;
  readonly after?: string;
  readonly shown: Shown;
}

/** An address with another answer. */
export interface MovedAddress {
  readonly address: string;
  /** `lost`: 404; `gone`: 410; `moved`: it leads to `to`. */
  readonly answers: 'added' | 'lost' | 'gone' | 'moved';
  readonly to?: string;
}

/** The differences of the published site that are no texts. */
export interface Published {
  /** Addresses of all pages that differ, new and removed ones included. */
  readonly pages: readonly string[];
  /** Pages on which equal texts stand in another order. */
  readonly reordered: readonly string[];
  /** Pages that differ in neither texts nor order: links, appearance, values of applications. */
  readonly other: readonly string[];
  /** Files beside the pages, by the name under which they are published. */
  readonly files: readonly string[];
}

export interface DiffReport {
  /** The older version, in French. */
  readonly against: string;
  /** Of both sites. */
  readonly day: string;
  /** The values that differ in the files of the spec. */
  readonly changes: readonly Change[];
  /** The texts that differ on pages which both versions have. */
  readonly texts: readonly TextChange[];
  readonly addresses: readonly MovedAddress[];
  /** Undefined where one of the specs has findings: nothing can be rendered. */
  readonly published: Published | undefined;
  /** Findings of the new spec that the old one does not have. */
  readonly disagreements: readonly Finding[];
  /** Figures that changed while their source did not, and those that lost it, in French. */
  readonly sources: readonly (WrittenAt & { readonly words: string })[];
  /** How many files differ in nothing but form and comments. */
  readonly onlyForm: number;
  /** Why the pages are not compared, in French. */
  readonly notRendered: string | undefined;
}

export function isEmpty({ published, changes, addresses, disagreements }: DiffReport): boolean {
  if (published === undefined) return changes.length === 0;
  const { pages, files } = published;
  return pages.length + files.length + addresses.length + disagreements.length === 0;
}

/** The number of entries to look at: new findings, outdated sources, and addresses that no longer answer. */
export function faultCount({ disagreements, sources, addresses }: DiffReport): number {
  const lost = addresses.filter(({ answers }) => answers === 'lost');
  return disagreements.length + sources.length + lost.length;
}

/** The report for machines (docs/schemas/diff-report.schema.json). */
export function diffJson(report: DiffReport) {
  return {
    version: 3,
    isEmpty: isEmpty(report),
    ...report,
    disagreements: report.disagreements.map((finding) => ({ severity: 'error', ...finding })),
  };
}
