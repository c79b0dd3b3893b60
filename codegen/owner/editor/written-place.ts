import { hash } from 'node:crypto';
import type { Spec } from '../edit/spec.ts';
import type { Source } from '../../read/source.ts';
import { valueAt, type DocumentPath } from '../../base/json.ts';

/** The file of that name, of those that make the spec: no other can be named. */
export function sourceAt({ sources }: Pick<Spec, 'sources'>, file: string): Source | undefined {
  return sources.find(({ document }) => document.file === file);
}

/**
 * The nearest written place: a value that a role composes has no line of its own, and a reading of a figure inherits its other fields.
 */
export function writtenAt({ data, document }: Source, path: DocumentPath): DocumentPath {
  const [id = '', readings, , ...rest] = path;
  const isThere = (one: DocumentPath) => valueAt(data, one) !== undefined;
  const ofFigure = [id, ...rest];
  if (document.kind === 'facts' && readings === 'readings' && rest.length > 0 && !isThere(path) && isThere(ofFigure))
    return ofFigure;
  let { length } = path;
  while (length > 0 && !isThere(path.slice(0, length))) length -= 1;
  return path.slice(0, length);
}

/** Tells whether a file is still the one that was read. */
export function hashOf({ document }: Pick<Source, 'document'>): string {
  return hash('sha256', document.text).slice(0, 16);
}
