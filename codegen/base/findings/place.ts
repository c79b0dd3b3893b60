/** A place in a spec file: the file, and the path in its document (`blocks/2/type`). */
export interface Place {
  file: string;
  path: string;
}

/** Is one of the two places inside the other, or the same? */
export function overlaps(a: Place, b: Place): boolean {
  return a.file === b.file && (isWithin(a.path, b.path) || isWithin(b.path, a.path));
}

/** Is `path` the path `outer`, or below it? */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}/`);
}

/** `blocks/2/type` → `blocks/2`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
