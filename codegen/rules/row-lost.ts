import { nearest } from '../base/findings/nearest.ts';
import { defineRule } from './engine/rule.ts';

/** No row that the code needs is missing: `rows` in the schema of its table. */
export const rule = defineRule({
  codes: ['rule/row-lost', 'rule/table-empty'],
  reads: ['tables', 'schemas', 'present'],
  check({ tables, schemas, present }, report) {
    for (const [table, { rows: named }] of schemas.tables) {
      const rows = tables.get(table) ?? [];
      const [first] = rows;
      if (!Array.isArray(named)) continue;
      if (first === undefined) {
        const file = present.index.tableFiles.find(({ document }) => document.name === table);
        const message = `la table « ${table} » est vide, et le site emploie ses lignes : ${named.join(', ')}.`;
        const remedy = 'Rétablissez-les (« git restore »).';
        if (file !== undefined) report(file, [], { code: 'rule/table-empty', message, remedy });
        continue;
      }
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
