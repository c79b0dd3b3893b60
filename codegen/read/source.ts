import type { Position } from '../base/findings/finding.ts';
import type { DocumentPath, Json } from '../base/json.ts';

/** One YAML file on disk, and its kind. */
export interface SourceFile {
  /** Relative to the project root, forward slashes. */
  file: string;
  /** `site`, `theme`, `navigation`, `routes`, `facts`, `roi`, `redirects`, `form`, `page` or `table`. */
  kind: string;
  /** The form, page or table it belongs to; equal to `kind` for the single files. */
  name: string;
  readonly text: string;
}

/**
 * Place of the key or the value at `path`; of its nearest existing ancestor when there is none.
 * With `within`, the place of that text inside the value, when it is there to the letter.
 */
export type Locate = (path: DocumentPath, target?: 'key' | 'value', within?: string) => Position;

/** A parsed spec file: its data, and the way back from a path in it to a place in its text. */
export interface SpecDocument extends SourceFile {
  data: Json;
  locate: Locate;
}

export interface Source {
  document: SpecDocument;
  data: Json;
}
