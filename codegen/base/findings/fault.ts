/** What is wrong, without its place: a finding is a fault at a place. */
export interface Fault {
  /** Stable name of the rule: `lint/curly-quotes`, `schema/required`, `rule/link`. */
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
}

export function faultOf(code: string, message: string, remedy?: string): Fault {
  return { code, message, remedy };
}

/** A thing that places of the spec name and that is not there. */
export interface Missing {
  kind: 'accent' | 'row' | 'fact' | 'address' | 'setting' | 'field' | 'copy' | 'place';
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

/** A row that the table does not have (any more). */
export function missingRow(table: string, id: string): Missing {
  const restore = `Si cette ligne a changé de nom ou a été retirée, rétablissez « id: ${id} » (spec/tables/${table}) ou corrigez chaque endroit.`;
  return { kind: 'row', name: `${table}.${id}`, restore };
}

/** A table that the spec does not have (any more). */
export function missingTable(table: string): Missing {
  const restore = `Si elle a été retirée ou vidée, rétablissez ${tableFiles(table)}, ou corrigez chaque endroit.`;
  return { kind: 'row', name: table, restore };
}

/** The files of a table that does not exist yet, in words. */
export const tableFiles = (table: string) =>
  `spec/tables/${table}.yaml et son schéma, spec/schema/tables/${table}.schema.yaml`;

/** A fact, or a reading of one (`average-roi.main`), that spec/facts.yaml does not have. */
export function missingFact(name: string): Missing {
  const key = name.slice(name.indexOf('.') + 1);
  const restore = `S'il a changé de nom ou a été retiré, rétablissez « ${key}: » dans spec/facts.yaml ou corrigez chaque endroit.`;
  return { kind: 'fact', name, restore };
}

/** An accent that spec/theme.yaml does not have (any more). */
export function missingAccent(name: string): Missing {
  const restore = `Si cette couleur a changé de nom ou a été retirée, rétablissez « ${name}: » sous « accents » (spec/theme.yaml) ou corrigez chaque endroit.`;
  return { kind: 'accent', name, restore };
}

/** A part of spec/site.yaml that a site may leave out, and that some places need. */
export function missingSetting(name: string): Missing {
  return { kind: 'setting', name };
}

/** An address of the site without a page. */
export function missingAddress(href: string): Missing {
  const name = href.replace(/[?#].*$/, '');
  const restore = `Si la page a changé d'adresse, rétablissez « ${name} » dans spec/routes.yaml ou corrigez chaque endroit.`;
  return { kind: 'address', name, restore };
}

/** A field that a form does not have (any more). */
export function missingField(form: string, name: string): Missing {
  const restore = `Si ce champ a changé de nom, rétablissez « name: ${name} » (spec/forms/${form}.yaml) ou corrigez chaque endroit.`;
  return { kind: 'field', name: `${form}.${name}`, restore };
}
