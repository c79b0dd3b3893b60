import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestion } from '../base/findings/nearest.ts';
import { isObject, valueAt } from '../base/json.ts';
import { locator } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { rowsPlace } from '../model/roles/row-field.ts';
import { defineRule } from './engine/rule.ts';
import { schemaFile, type Schemas } from '../schemas/schemas.ts';

/** The roles in the schema of a table are possible: `as` names roles, their fields, and fields of the table. */
export const rule = defineRule({
  reads: ['root', 'schemas'],
  check({ root, schemas }, report) {
    for (const { table, rows, as, at } of [...schemas.tables.keys()].flatMap((name) => rolesIn(name, schemas))) {
      for (const role of Object.keys(as)) {
        const source = () => schemaSource(root, table, schemas);
        if (!schemas.roles.has(role)) {
          const message = `le rôle « ${role} » n'existe pas.`;
          const names = [...schemas.roles.keys()].toSorted();
          const remedy = suggestion(role, names) ?? `Les rôles : ${names.join(', ')}.`;
          report(source(), [...at, 'as', role], { code: 'rule/role-unknown', message, remedy }, 'key');
        }
        for (const { path, target, ...fault } of rolePlan(schemas, rows, role)?.faults ?? [])
          report(source(), [...at, ...path], { code: 'rule/role-fields', ...fault }, target);
      }
    }
  },
});

/** The roles of the rows of a table, or of the items of a list in them (`documentation.items`); `at` is the path of the schema that has `as`. */
function rolesIn(table: string, schemas: Schemas) {
  const { as, properties } = schemas.tables.get(table) ?? {};
  const own = isObject(as) ? [{ table, rows: table, as, at: [] }] : [];
  const lists = Object.entries(isObject(properties) ? properties : {}).flatMap(([list, property]) => {
    const rows = `${table}.${list}`;
    const items = rowsPlace(schemas, rows).shape;
    const reference = valueAt(property, ['items', '$ref']);
    const at = typeof reference === 'string' ? reference.split('/').slice(1) : ['properties', list, 'items'];
    return isObject(items?.as) ? [{ table, rows, as: items.as, at }] : [];
  });
  return [...own, ...lists];
}

function schemaSource(root: string, table: string, { tables }: Schemas): Source {
  const file = schemaFile('tables', table);
  const text = readFileSync(join(root, file), 'utf8');
  const data = tables.get(table) ?? {};
  return { document: { file, kind: 'schema', name: table, text, data, locate: locator(text) }, data };
}
