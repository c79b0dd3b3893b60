import type { Origin } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';

/** The place of a value in the spec, the row that `row.…` means there, and the references that led to it. */
export interface Scope extends Origin {
  row: Row | undefined;
  chain: readonly Step[];
  /** How many steps of the walk `path` contains already; later steps continue it. */
  depth: number;
}

/** A reference followed, and the place where it is written. */
export interface Step {
  origin: Origin;
  reference: string;
}

export function isSamePlace(a: Origin, b: Origin): boolean {
  return keyOf(a) === keyOf(b);
}

/** Identifies a place, and sorts places by file. */
export function keyOf({ source, path }: Origin): string {
  return `${source.document.file}#${path.join('/')}`;
}

/** The reference as it stands in the file: in braces in a text, bare after `ref:`. */
export function writtenForm({ source }: Origin, reference: string): string {
  const braced = `{${reference}}`;
  return source.document.text.includes(braced) ? braced : reference;
}
