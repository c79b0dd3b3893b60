import type { SpecCopy } from './spec-copy.ts';

/** One honest change, as the owner of the content makes it. `change` edits the copy and does not save it. */
export interface Edit {
  readonly name: string;
  readonly change: (spec: SpecCopy) => void;
}
