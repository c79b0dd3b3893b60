import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { rowsPlace, type RowField } from './row-field.ts';

interface Home {
  schemas: Schemas;
  table: string;
  shape: JsonObject;
  /** The list of which an item is at hand (`each`). */
  list: string | undefined;
}

/**
 * A field that cannot fill a property of a role, whatever its rows hold, as message and remedy: reported once, in the schema of the table.
 * @param path where the property stands in the role
 */
export function misfitOf(
  { schemas, table, shape, list }: Home,
  field: string,
  { schema }: RowField,
  path: readonly string[],
): [message: string, remedy: string] | undefined {
  const rows = rowsPlace(schemas, table);
  const context = { schemas, table: rows.schema };
  const inItem = list !== undefined && field.startsWith(`${list}[]`) ? field.slice(list.length + 2) : field;
  // `features[].title` is the list of the titles.
  const given: JsonObject = inItem.includes('[]') && !inItem.endsWith('[]') ? { type: 'array', items: schema } : schema;
  const wanted = schemaAt(shape, path, schemas);
  if (wanted === undefined || fits(wanted, given, context)) return undefined;
  const name = path.at(-1) ?? '';
  const message = `« ${field} » est ${kindOf(given) ?? ''}, et « ${name} » demande ${kindOf(wanted) ?? ''}.`;
  if (given.type === 'number' || given.type === 'integer')
    if (kindOf(wanted) === kinds.string) return [message, `Écrivez « ${name}: "{row.${field}}" ».`];
  return [message, 'Nommez un champ qui convient, ou ajoutez-en un à la table.'];
}

/** French names of the kinds of value, by the `type` of a schema. */
const kinds: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre',
  boolean: '« true » ou « false »',
  array: 'une liste',
  object: 'un groupe de clés',
};

/** Keywords of texts that not every text meets: a property that has one wants a field that has it too. */
const narrow: Readonly<Record<string, string>> = { icon: "le nom d'une icône", href: 'une adresse', enum: 'un choix' };

/** The kind of the values of a schema, in French; `undefined` where it gives none. */
function kindOf(schema: JsonObject): string | undefined {
  const keyword = Object.keys(narrow).find((name) => schema[name] !== undefined);
  return keyword === undefined ? kinds[String(schema.type)] : narrow[keyword];
}

/** Can the value of a field of a table be that of a property of a role? A schema without a type fits. */
function fits(
  property: JsonObject,
  field: JsonObject,
  { schemas, table }: { schemas: Schemas; table: JsonObject },
): boolean {
  const [wanted, given] = [kinds[String(property.type)], kinds[String(field.type)]];
  if (wanted === undefined || given === undefined) return true;
  if (wanted !== given) return false;
  if (property.type === 'string')
    return Object.keys(narrow).every(
      (name) => property[name] === undefined || [name, 'const'].some((key) => key in field),
    );
  if (property.type === 'object') return hasAll(property, field);
  const [item, own] = [property.items, field.items];
  if (property.type !== 'array' || !isObject(item) || !isObject(own)) return true;
  const [wantedItem, ownItem] = [
    schemaAt(item, [], schemas),
    schemaAt({ ...own, $defs: table.$defs ?? {} }, [], schemas),
  ];
  return wantedItem === undefined || ownItem === undefined || fits(wantedItem, ownItem, { schemas, table });
}

/** True if a group of keys has all the required ones. */
function hasAll({ required }: JsonObject, { properties }: JsonObject): boolean {
  if (!Array.isArray(required) || !isObject(properties)) return true;
  return required.every((name) => Object.hasOwn(properties, String(name)));
}
