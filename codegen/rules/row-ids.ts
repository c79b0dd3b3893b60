import { byAge, fileName, isNamedByItsFile } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule } from './engine/rule.ts';

/** Each row of a table has its own id, also across the files of one table; a row with a file of its own has the name of its file. */
export const rule = defineRule({
  codes: ['rule/id-unique', 'rule/id-file'],
  reads: ['present'],
  check({ present }, report) {
    for (const [table, rows] of present.index.tables) {
      const seen = new Map<string, Row>();
      for (const row of rows.filter(({ id }) => id !== '')) {
        const first = seen.get(row.id);
        if (first === undefined) seen.set(row.id, row);
        if (first !== undefined) {
          const [older, newer] = byAge(first, row, (one) => one);
          const message = `la table « ${table} » a déjà une ligne « ${row.id} » (${fileAndLine(older.source, [...older.path, 'id'])}).`;
          const remedy = `Donnez-lui un autre identifiant, par exemple « ${isNamedByItsFile(newer) ? `${row.id}-2` : fileName(newer)} », ou supprimez une des deux lignes.`;
          report(newer.source, [...newer.path, 'id'], { code: 'rule/id-unique', message, remedy });
        }
        // Two rows with one id are one mistake.
        if (isNamedByItsFile(row) || rows.filter(({ id }) => id === row.id).length > 1) continue;
        const name = fileName(row) ?? '';
        const message = `le fichier « ${name} » contient la ligne « ${row.id} ».`;
        const remedy = `Écrivez « id: ${name} », ou renommez le fichier en « ${row.id}.yaml ».`;
        report(row.source, [...row.path, 'id'], { code: 'rule/id-file', message, remedy });
      }
    }
  },
});
