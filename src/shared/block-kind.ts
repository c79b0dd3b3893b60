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
  /** Without those of the frame that all sections have. */
  fields: readonly BlockField[];
}

/** A purpose of blocks for a product owner, and the kinds that serve it. */
export interface BlockUse {
  id: string;
  label: string;
  kinds: readonly BlockKind[];
}

export interface BlockExample {
  /** The keys that make it a variant: `look`, `layout` and the kind of its content, as pages write them (`look: ruled`). */
  variant: readonly string[];
  /** An item of `blocks:`, indented as pages are, without a line break at its end. */
  yaml: string;
}

export interface BlockField {
  name: string;
  description: string;
  required: boolean;
  /** Values to choose from. */
  choices: readonly string[];
  fields: readonly BlockField[];
}
