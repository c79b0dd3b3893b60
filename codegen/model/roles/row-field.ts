import { isObject, type JsonObject } from '../../base/json.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** A field of the rows of a table, as a mapping names it: `path`, `sector.name`, `features[].title`. */
export interface RowField {
  schema: JsonObject;
  /** Every row has it. */
  isRequired: boolean;
  /** The table of another row that has it, where the path leads on. */
  elsewhere: string | undefined;
}

/** A step of a path that the table does not have, its place, and the names there. */
interface NoField {
  step: string;
  table: string;
  known: readonly string[];
}

/** The steps of a path: `features[].title` is `features`, each of its items, `title`. */
export function stepsOf(path: string): string[] {
  return path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), '[]'] : [step]));
}

/** Where the rows of a table are described, or the items of a list in them: `documentation`, `documentation.items`. */
export function rowsPlace(schemas: Schemas, name: string) {
  const [table = '', ...lists] = name.split('.');
  const schema = schemas.tables.get(table) ?? {};
  const within = lists.flatMap((list) => [list, 0]);
  return { schema, within, shape: schemaAt(schema, within, schemas) };
}

/**
 * The schema of a field of the rows of a table. A field that names a row of another table leads on to it.
 * @param list a list of which an item is at hand: below `list[]`, only what an item lacks is missing
 */
export function rowField(schemas: Schemas, table: string, path: string, list?: string): RowField | NoField {
  let home = table;
  let elsewhere: string | undefined;
  let { schema: root, within } = rowsPlace(schemas, table);
  let isRequired = true;
  const given = list !== undefined && path.startsWith(`${list}[]`) ? stepsOf(list).length : 0;
  for (const [index, step] of stepsOf(path).entries()) {
    let node = schemaAt(root, within, schemas) ?? {};
    if (step === '[]') {
      if (!isObject(node.items)) return { step: '[]', table: home, known: [] };
      within.push(0);
      continue;
    }
    if (typeof node.refersTo === 'string') {
      home = node.refersTo;
      elsewhere = home;
      root = schemas.tables.get(home) ?? {};
      node = root;
      within = [];
    }
    const properties = isObject(node.properties) ? node.properties : {};
    if (!Object.hasOwn(properties, step)) return { step, table: home, known: Object.keys(properties) };
    isRequired &&= index < given || (Array.isArray(node.required) && node.required.includes(step));
    within.push(step);
  }
  return { schema: schemaAt(root, within, schemas) ?? {}, isRequired, elsewhere };
}

export function isNoField(found: RowField | NoField): found is NoField {
  return 'step' in found;
}
