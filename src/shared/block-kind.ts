/** A kind of block as the catalogue shows it to a product owner: its words are French. */
export interface BlockKind {
  /** As pages write it (`cards`). */
  type: string;
  name: string;
  /** Id of the use it serves (`présenter`). */
  use: string;
  /** When to choose it, in one sentence. */
  choose: string;
  /** When not to, and what to choose instead. */
  avoid: string;
  /** Other words by which an owner looks for it (« FAQ, tarif »). */
  finds: string;
  description: string;
  examples: readonly BlockExample[];
  /** Its fields, then those of their content. The first group is the block itself. */
  groups: readonly FieldGroup[];
}

/** A purpose of blocks for a product owner. */
export interface BlockUse {
  id: string;
  label: string;
}

export interface BlockExample {
  /** The keys that make it a variant: `look`, `layout` and the kind of its content, as pages write them (`look: ruled`). */
  variant: readonly string[];
  /** When to take this variant, one sentence for each of its words that the schema explains. */
  glosses: readonly string[];
  /** An item of `blocks:`, indented as pages are, without a line break at its end. */
  yaml: string;
}

export interface FieldGroup {
  /** Unique on the page of its kind. */
  id: string;
  title: string;
  description: string;
  fields: readonly BlockField[];
}

export interface BlockField {
  name: string;
  description: string;
  required: boolean;
  /** The type of its value, with its limits (« liste de 1 à 8 »). */
  type: string;
  /** Values to choose from. */
  choices: readonly string[];
  /** Ids of the groups that describe its content. */
  holds: readonly string[];
}
