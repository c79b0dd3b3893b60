import type { Finding } from '../load/findings/finding.ts';
import type { Changes } from '../load/read/read.ts';
import type { Spec } from './spec.ts';
import { writeChanges } from './write/write-changes.ts';

/** The findings that the spec would have with these changes: those of `check`. */
export function findingsWith({ loader }: Pick<Spec, 'loader'>, changes: Changes): readonly Finding[] {
  return loader.load(changes).findings;
}

/** Writes changes that were made from this spec, all or none. */
export function apply({ root, sources }: Pick<Spec, 'root' | 'sources'>, changes: Changes): void {
  writeChanges(root, changes, new Map(sources.map(({ document }) => [document.file, document.text])));
}
