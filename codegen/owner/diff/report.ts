import type { Finding } from '../../base/findings/finding.ts';
import type { Shown } from './reach.ts';

/** What a change is about, the most important first. */
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
  /** Every place where the same was changed in the same way. */
  readonly at: readonly WrittenAt[];
  readonly shown: Shown;
  /** What machines read and the calculator answers otherwise because of it, in French, where that is known for certain. */
  readonly follows: readonly string[];
}

/** An address that answers otherwise. */
export interface MovedAddress {
  readonly address: string;
  /** `added`, or where it leads now: null when nothing takes its place, undefined when it answers 404. */
  readonly now: { readonly added: true } | { readonly leadsTo: string | null | undefined };
}

/** What of the published site differs. */
export interface Published {
  /** Addresses of pages whose HTML differs. */
  readonly pages: readonly string[];
  /** Pages of which what search engines and sharing read differs. */
  readonly heads: readonly string[];
  readonly structuredData: readonly string[];
  /** Pages whose picture for sharing is drawn otherwise. */
  readonly pictures: readonly string[];
  /** Other files, by the name under which they are published. */
  readonly files: readonly string[];
}

/** What machines read and the calculator answers otherwise. */
export type Unexplained = Pick<Published, 'heads' | 'structuredData' | 'pictures'> & {
  readonly calculator: readonly string[];
};

/** What publishing would change. */
export interface DiffReport {
  /** What is compared with, in French. */
  readonly against: string;
  readonly changes: readonly Change[];
  readonly addresses: readonly MovedAddress[];
  /** Undefined where one of the specs has findings: nothing can be rendered. */
  readonly published: Published | undefined;
  /** What the calculator answers otherwise, in French. */
  readonly calculator: readonly string[];
  /** What follows from no single change for certain; all of it where it is not known. */
  readonly unexplained?: Unexplained;
  /** Findings of the new spec that the old one does not have. */
  readonly disagreements: readonly Finding[];
  /** Figures that changed while their source did not, and those that lost it, in French. */
  readonly sources: readonly (WrittenAt & { readonly words: string })[];
  /** How many files differ in nothing but form and comments. */
  readonly onlyForm: number;
  /** Why the pages are not compared, in French. */
  readonly notRendered: string | undefined;
}

/** Whether publishing would change nothing. */
export function isEmpty({ published, changes, addresses }: DiffReport): boolean {
  if (published === undefined) return changes.length + addresses.length === 0;
  return Object.values(published).every(({ length }) => length === 0);
}

/** Whether something must be looked at: a finding that was not there, a source that no longer fits, an address that answers no more. */
export function isAtFault({ disagreements, sources, addresses }: DiffReport): boolean {
  const lost = addresses.filter(({ now }) => 'leadsTo' in now && now.leadsTo === undefined);
  return disagreements.length + sources.length + lost.length > 0;
}

/** The report for machines (docs/schemas/diff-report.schema.json). */
export function diffJson({ unexplained: _, ...report }: DiffReport) {
  return {
    version: 1,
    isEmpty: isEmpty(report),
    ...report,
    addresses: report.addresses.map(({ address, now }) => ({ address, ...answerOf(now) })),
    disagreements: report.disagreements.map((finding) => ({ severity: 'error', ...finding })),
  };
}

function answerOf(now: MovedAddress['now']) {
  if ('added' in now) return { answers: 'added' };
  if (now.leadsTo === undefined) return { answers: 'lost' };
  return now.leadsTo === null ? { answers: 'gone' } : { answers: 'moved', to: now.leadsTo };
}
