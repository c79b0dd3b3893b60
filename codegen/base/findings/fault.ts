/** A fault by a rule. */
export interface Fault {
  /** Stable name of the rule: `lint/leading-zero`, `schema/required`, `rule/link`. */
  code: string;
  /** French: what was found and what was expected. */
  message: string;
  /** French: the nearest valid value or what to do, when one is known. */
  remedy?: string | undefined;
  /** What the place names and the spec lacks, or the page of which it repeats the texts. */
  about?: Missing | undefined;
  /** The keys that it is about: missing, unknown, or meant by an unknown one. */
  keys?: readonly string[] | undefined;
  /** The field that the place reads of the rows of a table, which has none of this name. */
  field?: { table: string; name: string } | undefined;
  /** The values that the place is worked out from, each of which may have a fault of its own. */
  from?: readonly ValuePlace[] | undefined;
  /** The ways to write a value that YAML reads otherwise than it was typed: the type of its field chooses one. */
  ways?: Ways | undefined;
}

/** A typed value as YAML for each type that it may be meant as. */
export interface Ways {
  /** Without its quotation marks. */
  text: string;
  boolean?: boolean;
}

/** A thing that places of the spec name and that is not there. */
export interface Missing {
  kind: 'row' | 'fact' | 'address' | 'setting' | 'field' | 'copy' | 'place';
  /** `packs.starter`, `average-roi.main`, `/services`, `legal.capital`, `contact.sector`. */
  name: string;
  /** French: what brings it back, when many places name it. */
  restore?: string;
  /** The fault stands where the thing went: it is reported first, and the places that name the thing after it. */
  isCause?: true;
}

/** A place in a spec file: the file, and the path in its document (`blocks/2/type`). */
interface Place {
  file: string;
  path: string;
}

export interface ValuePlace extends Place {
  line: number;
}

/** True if one of the two places contains the other, or they are equal. */
export function overlaps(a: Place, b: Place): boolean {
  return a.file === b.file && (isWithin(a.path, b.path) || isWithin(b.path, a.path));
}

/** True if `path` is `outer`, or below it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}/`);
}

/** `blocks/2/type` → `blocks/2`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
