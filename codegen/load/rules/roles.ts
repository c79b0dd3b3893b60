import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestion } from '../findings/nearest.ts';
import { isObject } from '../values/json.ts';
import { locator } from '../read/parse.ts';
import type { Source } from '../resolve/spec-index.ts';
import { rolePlan } from '../roles/plan.ts';
import { defineRule } from '../rule-engine/rule.ts';
import { schemaFile, type Schemas } from '../schemas/schemas.ts';

/** What the schema of a table says of the roles of its rows is possible: `as` names roles, their fields, and fields of the table. */
export const rule = defineRule({
  codes: ['rule/role-unknown', 'rule/role-fields'],
  reads: ['root', 'schemas'],
  check({ root, schemas }, report) {
    for (const [table, { as }] of schemas.tables) {
      for (const role of Object.keys(isObject(as) ? as : {})) {
        const source = () => schemaSource(root, table, schemas);
        if (!schemas.roles.has(role)) {
          const message = `le rôle « ${role} » n'existe pas.`;
          const remedy = suggestion(role, [...schemas.roles.keys()]);
          report(source(), ['as', role], { code: 'rule/role-unknown', message, remedy }, 'key');
        }
        for (const { path, target, ...fault } of rolePlan(schemas, table, role)?.faults ?? [])
          report(source(), path, { code: 'rule/role-fields', ...fault }, target);
      }
    }
  },
});

/** The schema of a table as a document, for its places. */
function schemaSource(root: string, table: string, { tables }: Schemas): Source {
  const file = schemaFile('tables', table);
  const text = readFileSync(join(root, file), 'utf8');
  const data = tables.get(table) ?? {};
  return { document: { file, kind: 'schema', name: table, text, data, locate: locator(text) }, data, annotations: [] };
}
