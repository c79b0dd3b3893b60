import type { Finding } from '../finding.ts';

// What the dev server says of the spec to the pages that edit it (codegen/owner/editor/, codegen/owner/editor/server/).

/** A value as YAML holds it. */
export type Scalar = string | number | boolean | null;

/** A place of the spec. */
export interface WrittenPlace {
  file: string;
  path: (string | number)[];
}

/** What is said of a value beside its line. */
export interface Saying {
  kind: 'drafted' | 'toVerify' | 'toComplete' | 'approved' | 'changed';
  path: (string | number)[];
  text?: string;
}

/** A value that the page shows. */
export interface PageValue extends WrittenPlace {
  line: number;
  block: number | null;
  reads: string[];
  as: 'text' | 'icon' | 'link' | 'name' | 'section';
  drawn?: string;
  words: string;
  said: Saying['kind'] | null;
}

export interface Option {
  value: string;
  label: string;
}

/** How a value is entered. */
export type Field =
  | { kind: 'text'; isLong: boolean; most?: number }
  | { kind: 'number'; unit?: string; least?: number; most?: number }
  | { kind: 'choice' | 'link'; options: Option[] }
  | { kind: 'flag' | 'date' | 'icon' };

/** A value with the field to enter it. */
export interface Entry extends WrittenPlace {
  line: number;
  words: string;
  help: string | null;
  value: Scalar;
  field: Field;
}

/** A list in which a value stands. */
export interface ListAround extends WrittenPlace {
  index: number;
  items: string[];
}

/** A list that holds nothing yet, and what its first items must say; no field where it is begun in the file. */
export interface EmptyList extends WrittenPlace {
  words: string;
  fields: { path: (string | number)[]; words: string; value: Scalar; field: Field }[];
}

/** All that is known of one place. */
export interface Card extends WrittenPlace {
  entry: Entry | null;
  words: string;
  line: number;
  hash: string;
  written: string;
  source: string | null;
  said: Saying[];
  beside: Entry[];
  uses: (WrittenPlace & { reference: string; words: string })[];
  lists: ListAround[];
  empty: EmptyList[];
}

/** A page, or all of them, that shows a value. */
export interface ShownOn {
  page: string | null;
  sections: string[];
}

/** An icon: the elements of an SVG on a square of 24. */
export interface DrawnIcon {
  name: string;
  shapes: [tag: string, attributes: Record<string, string>][];
}

/** The last steps of this run, in words; null where there is none. */
export interface Steps {
  undo: string | null;
  redo: string | null;
}

/** How many texts are approved, and how many are not. */
export interface Progress {
  approved: number;
  left: number;
}

export interface PageAnswer extends Steps {
  token: string;
  /** Before the path of a file of the spec, for the editor. */
  place: string;
  values: PageValue[];
  progress: { page: Progress; site: Progress };
}

/** What came of a change. */
export type Outcome = { undo?: string | null; redo?: string | null } & (
  | { kind: 'done'; words: string }
  | { kind: 'refused'; findings: Finding[] }
  | { kind: 'conflict' | 'impossible'; message: string }
);

/** What has changed since the version that was published last; a message where there is none to compare with. */
export interface UnpublishedAnswer {
  against: string;
  changes: (WrittenPlace & { words: string; line: number; canRevert: boolean })[];
  message: string | null;
}
