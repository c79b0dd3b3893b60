import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type JsonObject } from '../../base/json.ts';

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
export function kindOf(schema: JsonObject): string | undefined {
  const keyword = Object.keys(narrow).find((name) => schema[name] !== undefined);
  return keyword === undefined ? kinds[String(schema.type)] : narrow[keyword];
}

/** Can the value of a field of a table be that of a property of a role? A schema without a type fits. */
export function fits(
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
