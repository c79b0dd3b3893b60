// The answers of the dev server to the pages that edit the spec.

/** What the dev server says of a mistake in the spec (codegen/base/findings/finding.ts). */
export interface Finding {
  file: string;
  position: { line: number; column: number };
  path: string;
  code: string;
  message: string;
  remedy?: string;
  frame: string;
}

/** A finding of the overlay. */
export interface ShownFinding extends Finding {
  /** Whether its remedy is one exact change, which the server can make. */
  hasOneRemedy: boolean;
}

/** A value as YAML holds it. */
export type Scalar = string | number | boolean | null;

/** A place of the spec. */
export interface WrittenPlace {
  file: string;
  path: (string | number)[];
}

/** A remark on a value. */
export interface Remark {
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
  remark: Remark['kind'] | null;
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

/** A value with its field. */
export interface Entry extends WrittenPlace {
  line: number;
  words: string;
  help: string | null;
  value: Scalar;
  field: Field;
}

/** A list that contains a value. */
export interface ListAround extends WrittenPlace {
  index: number;
  items: string[];
}

/** An empty list, and the required fields of its first item; none if it must be started in its file. */
export interface EmptyList extends WrittenPlace {
  words: string;
  fields: { path: (string | number)[]; words: string; value: Scalar; field: Field }[];
}

/** Everything about one place. */
export interface FieldDetails extends WrittenPlace {
  entry: Entry | null;
  words: string;
  line: number;
  hash: string;
  written: string;
  source: string | null;
  remarks: Remark[];
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

/** The next step to undo and to redo, in words; null if there is none. */
export interface Steps {
  undo: string | null;
  redo: string | null;
}

/** How many texts are approved, and how many are not yet. */
export interface Progress {
  approved: number;
  left: number;
}

export interface PageAnswer extends Steps {
  token: string;
  /** The folder of the spec, for the editor of this machine. */
  place: string;
  values: PageValue[];
  progress: { page: Progress; site: Progress };
}

/** The result of a change. */
export type Outcome = { undo?: string | null; redo?: string | null } & (
  | { kind: 'done'; words: string }
  | { kind: 'refused'; findings: Finding[] }
  | { kind: 'conflict' | 'impossible'; message: string }
);

/** A change since the last published version. */
export interface UnpublishedChange extends WrittenPlace {
  words: string;
  line: number;
  canRevert: boolean;
}

/** All changes since the last published version; a message if there is no such version. */
export interface UnpublishedAnswer {
  against: string;
  changes: UnpublishedChange[];
  message: string | null;
}
