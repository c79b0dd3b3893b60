// The answers of the dev server about the spec, as the editing panel shows them.

/** A path in a file of the spec: keys and places in lists. */
type Path = readonly (string | number)[];

export interface WrittenPlace {
  /** Relative to the folder of the site: `spec/facts.yaml`. */
  readonly file: string;
  readonly path: Path;
}

/** A value as YAML holds it at one place: no list and no mapping. */
export type ScalarValue = string | number | boolean | null;

export interface PageFinding {
  readonly file: string;
  readonly position: { readonly line: number; readonly column: number };
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly remedy?: string | undefined;
  readonly frame: string;
}

export interface ShownFinding extends PageFinding {
  /** Whether its remedy is one exact change, which the server can make. */
  readonly hasOneRemedy: boolean;
}

/** A remark on a value: it is still to approve, to verify or to complete. */
export interface Remark {
  readonly kind: 'drafted' | 'typedFigure' | 'toVerify' | 'toComplete';
  /** The place of the remark: the value, or a mapping or list that contains it. */
  readonly path: Path;
  /** Why it is doubtful. */
  readonly text?: string;
  /** How many values it is about: a list is approved as a whole. */
  readonly covers: number;
}

export interface PageValue extends WrittenPlace {
  readonly line: number;
  /** The block that shows it, by its place on the page; null for the parts of all pages. */
  readonly block: number | null;
  /** How visitors may read it: as it is, or as its view writes numbers and days. */
  readonly reads: readonly string[];
  /** `section`: a block as a whole, for the texts that its view computes. */
  readonly as: 'text' | 'icon' | 'picture' | 'link' | 'name' | 'section';
  /** The reference in the section from which it comes. */
  readonly citedBy?: PageValue;
  /** Of an icon: its drawing, which distinguishes it from others on the page. */
  readonly drawn?: string;
  /** French: « Titre de la section, page /, section « Nos tarifs » ». */
  readonly words: string;
  readonly remark: Remark['kind'] | null;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type Field =
  | { readonly kind: 'text'; readonly isLong: boolean; readonly most?: number }
  | { readonly kind: 'number'; readonly unit?: string }
  | { readonly kind: 'choice' | 'link'; readonly options: readonly Option[] }
  /** `alt`: the description of the picture that is there. */
  | { readonly kind: 'picture'; readonly alt: string }
  | { readonly kind: 'flag' | 'date' | 'icon' };

export interface NamedField {
  readonly path: Path;
  /** French: the name of the value. */
  readonly words: string;
  readonly value: ScalarValue;
  readonly field: Field;
}

export interface Entry extends NamedField, WrittenPlace {
  /** French: its name with its page, section or row. */
  readonly title: string;
  /** Whether it may be missing: an empty field takes it away, with its line. */
  readonly isOptional: boolean;
  /** The description in its schema. */
  readonly help: string | null;
  /** Of the value and its neighbours, to recognise a change. */
  readonly hash: string;
}

export interface ListAround extends WrittenPlace {
  /** Of the item that holds the value. */
  readonly index: number;
  readonly items: readonly string[];
  /** Of the list, to recognise a change. */
  readonly hash: string;
}

/** A list without items, or one that is not written, and the required fields of its first items, by their paths in the list. */
export interface EmptyList extends WrittenPlace {
  readonly words: string;
  /** Of its mapping, to recognise a change. */
  readonly hash: string;
  /** None where an item is made of a choice: it is begun in the file. */
  readonly fields: readonly NamedField[];
}

export interface FieldDetails extends WrittenPlace {
  readonly entry: Entry | null;
  /** French: the name of the place. */
  readonly words: string;
  readonly line: number;
  /** How the value is written, in French: « chiffre facts.average-roi », « écrit à la main ». */
  readonly written: string;
  /** The document from which a figure comes. */
  readonly source: string | null;
  readonly remarks: readonly Remark[];
  /** The other scalars of the same mapping: the icon, the address of the link, the unit. */
  readonly beside: readonly Entry[];
  /** The figures and rows that a text refers to. */
  readonly uses: readonly (WrittenPlace & { readonly reference: string; readonly words: string })[];
  /** The lists that contain it, the nearest first. */
  readonly lists: readonly ListAround[];
  /** The empty lists of the same mapping, or the place itself if it is an empty list. */
  readonly empty: readonly EmptyList[];
}

/** A page that shows a value, or all of them (`null`), with the sections in which it does. */
export interface ShownOn {
  readonly page: string | null;
  readonly sections: readonly string[];
}

/** An icon: the elements of an SVG on a square of 24. */
export interface DrawnIcon {
  readonly name: string;
  readonly shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** The next step to undo and to redo, in French; null if there is none. */
export interface Steps {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** The values of a page. */
export interface PageAnswer extends Steps {
  /** The folder of the spec, for the editor of this machine. */
  readonly place: string;
  readonly values: readonly PageValue[];
  /** How many texts are still to approve. */
  readonly progress: {
    readonly page: number;
    readonly site: number;
    /** Of each block, by its place on the page; `null` for the parts of all pages. */
    readonly blocks: Readonly<Record<string, number>>;
  };
}

/** A change that can be made together with others. */
export interface Edit extends Partial<WrittenPlace> {
  readonly type: 'approve' | 'list' | 'picture' | 'settle' | 'value';
  readonly [detail: string]: unknown;
}

/** French. */
export interface NamedEdit {
  readonly edit: Edit;
  readonly words: string;
}

export interface RefusedFinding extends PageFinding {
  /** The values that it is about, as they are on disk. */
  readonly fields: readonly Entry[];
  /** Values that would settle it, each with the French words of its button. */
  readonly offers: readonly { readonly words: string; readonly edits: readonly NamedEdit[] }[];
}

/** A value as it is now, where another one had been read. */
export interface ReadValue extends WrittenPlace {
  readonly value: ScalarValue;
  readonly hash: string;
}

export type Outcome =
  /** `now`: the values that were saved, with what recognises a change from now on. */
  | { readonly kind: 'done'; readonly words: string; readonly now?: readonly ReadValue[] }
  /** The spec would have findings that it does not have now: nothing is written. */
  | { readonly kind: 'refused'; readonly findings: readonly RefusedFinding[] }
  /** `conflict`: the file was changed after it was read. `impossible`: the request cannot be fulfilled. Nothing is written. */
  | { readonly kind: 'impossible'; readonly message: string }
  /** `now`: the values that someone else has written meanwhile. */
  | { readonly kind: 'conflict'; readonly message: string; readonly now?: readonly ReadValue[] };

/** The result of a change, with the next steps. A server that does not answer has none. */
export type ChangeAnswer = Outcome & Partial<Steps>;

/** The answer of `npm run publish -- --format json`, which the panel shows. */
export interface PublishAnswer {
  /** `planned`: nothing is sent yet. `nothing`: there is nothing to send. */
  readonly outcome: 'planned' | 'sent' | 'nothing' | 'refused';
  /** The report of `npm run diff`, and how many of its entries must be looked at. */
  readonly report: string;
  readonly toSee: number;
  /** The address at which the request is opened or seen. */
  readonly link: string | null;
  /** French: what was done, or why nothing was, with the command to type; empty where it is planned. */
  readonly message: string;
}
