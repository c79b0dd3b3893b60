import type { Source } from '../../load/resolve/spec-index.ts';
import type { DocumentPath } from '../../load/values/json.ts';

/** A row that places may name. */
export interface NamedRow {
  readonly table: string;
  readonly id: string;
}

/** A part of a text that names a row or leads to its page. */
export interface Mention {
  readonly source: Source;
  readonly path: DocumentPath;
  /** The whole text. */
  readonly text: string;
  /** The part that names it. */
  readonly start: number;
  readonly end: number;
  /** `id`: the part is the id of the row; `address`: it is one of its addresses. */
  readonly as: 'id' | 'address';
}

/** A part of a text, before it is known where the text stands. */
export type Part = Pick<Mention, 'start' | 'end' | 'as'>;
