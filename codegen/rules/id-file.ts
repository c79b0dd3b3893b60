import { fileName, isNamedByItsFile } from '../model/index/duplicate-rows.ts';
import { defineRule } from './engine/rule.ts';

/** A row that has a file of its own has the name of its file. */
export const rule = defineRule({
  codes: ['rule/id-file'],
  reads: ['present'],
  check({ present }, report) {
    for (const rows of present.index.tables.values()) {
      for (const row of rows) {
        if (row.id === '' || isNamedByItsFile(row)) continue;
        // Another rule reports two rows with one id.
        if (rows.filter(({ id }) => id === row.id).length > 1) continue;
        const name = fileName(row) ?? '';
        const message = `le fichier « ${name} » contient la ligne « ${row.id} ».`;
        const remedy = `Écrivez « id: ${name} », ou renommez le fichier en « ${row.id}.yaml ».`;
        report(row.source, [...row.path, 'id'], { code: 'rule/id-file', message, remedy });
      }
    }
  },
});
