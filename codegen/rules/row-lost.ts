import { nearest } from '../findings/nearest.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** No row that the code asks for is missing: `rows` in the schema of its table. */
export const rule = defineRule({
  codes: ['rule/row-lost'],
  reads: ['tables', 'schemas'],
  check({ tables, schemas }, report) {
    for (const [table, { rows: named }] of schemas.tables) {
      const rows = tables.get(table) ?? [];
      const [first] = rows;
      if (!Array.isArray(named) || first === undefined) continue;
      const ids = new Set(rows.map(({ id }) => id));
      for (const id of named.map(String)) {
        if (ids.has(id)) continue;
        const renamed = rows.find((row) => !named.includes(row.id) && nearest(row.id, [id]) !== undefined);
        const { source, path } = renamed ?? first;
        const message = `la table « ${table} » n'a plus de ligne « ${id} », que le site emploie.`;
        const remedy =
          renamed === undefined ? `Rétablissez la ligne « id: ${id} » (« git restore »).` : `Écrivez « id: ${id} ».`;
        report(source, [...path, 'id'], { code: 'rule/row-lost', message, remedy });
      }
    }
  },
});
