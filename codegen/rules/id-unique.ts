import { byAge, fileName, isNamedByItsFile } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule } from './engine/rule.ts';

/** Each row of a table has its own id, also across the files of one table. */
export const rule = defineRule({
  codes: ['rule/id-unique'],
  reads: ['present'],
  check({ present }, report) {
    for (const [table, rows] of present.index.tables) {
      const seen = new Map<string, Row>();
      for (const row of rows) {
        const first = seen.get(row.id);
        if (first === undefined && row.id !== '') seen.set(row.id, row);
        if (first === undefined) continue;
        const [older, newer] = byAge(first, row, (one) => one);
        const message = `la table « ${table} » a déjà une ligne « ${row.id} » (${fileAndLine(older.source, [...older.path, 'id'])}).`;
        const remedy = `Donnez-lui un autre identifiant, par exemple « ${isNamedByItsFile(newer) ? `${row.id}-2` : fileName(newer)} », ou supprimez une des deux lignes.`;
        report(newer.source, [...newer.path, 'id'], { code: 'rule/id-unique', message, remedy });
      }
    }
  },
});
