import type { Missing } from './fault.ts';

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
