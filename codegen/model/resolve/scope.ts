import type { Origin } from './resolved.ts';
import type { Row } from './spec-index.ts';
import type { Target } from './target.ts';

/** Where a value comes from: its place, the row that `row.…` means there, and the references that led to it. */
export interface Scope extends Origin {
  row: Row | undefined;
  chain: readonly Step[];
}

/** A reference followed, and the place where it is written. */
export interface Step {
  origin: Origin;
  reference: string;
}

/** The scope of what a reference leads to. */
export function beyond(scope: Scope, reference: string, target: Target): Scope {
  const { source, path, row } = target;
  return { source, path, row, chain: [...scope.chain, { origin: scope, reference }] };
}

/** Is it the same place of the same file? */
export function isSamePlace(a: Origin, b: Origin): boolean {
  return (
    a.source.document.file === b.source.document.file &&
    a.path.length === b.path.length &&
    a.path.every((step, index) => String(step) === String(b.path[index]))
  );
}

/** Tells a place from any other, in the order of files. */
export function keyOf({ source, path }: Origin): string {
  return `${source.document.file}#${path.join('/')}`;
}

/** The reference as it stands in the file: in braces in a text, bare after `ref:`. */
export function writtenForm({ source }: Origin, reference: string): string {
  const braced = `{${reference}}`;
  return source.document.text.includes(braced) ? braced : reference;
}
