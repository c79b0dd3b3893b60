import { excerpt } from '../base/excerpt.ts';
import { alikeIn, fileName, isNamedByItsFile, ownFields, ownText } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule } from './engine/rule.ts';

const itself = (row: Row) => row;

/**
 * Every item of a table is a row with an id of its own, also across the files of one table, and with its own text in each field that
 * the schema of the table lists in `own`; a row with a file of its own has the name of its file.
 */
export const rule = defineRule({
  codes: ['rule/row', 'rule/id-unique', 'rule/id-file', 'rule/own-field'],
  reads: ['present', 'schemas'],
  check({ present: { index }, schemas }, report) {
    for (const { table, source, path } of index.oddRows) {
      const message = `cet élément de la table « ${table} » n'est pas une ligne (un groupe de clés).`;
      report(source, path, { code: 'rule/row', message, remedy: 'Une ligne commence par « - id: ».' });
    }
    for (const [table, rows] of index.tables) {
      const named = rows.filter(({ id }) => id !== '');
      for (const { older, newer } of alikeIn(named, ({ id }) => id, itself)) {
        const message = `la table « ${table} » a déjà une ligne « ${newer.id} » (${fileAndLine(older.source, [...older.path, 'id'])}).`;
        const remedy = `Donnez-lui un autre identifiant, par exemple « ${isNamedByItsFile(newer) ? `${newer.id}-2` : fileName(newer)} », ou supprimez une des deux lignes.`;
        report(newer.source, [...newer.path, 'id'], { code: 'rule/id-unique', message, remedy });
      }
      for (const row of named) {
        // Two rows with one id are one mistake.
        if (isNamedByItsFile(row) || named.filter(({ id }) => id === row.id).length > 1) continue;
        const name = fileName(row) ?? '';
        const message = `le fichier « ${name} » contient la ligne « ${row.id} ».`;
        const remedy = `Écrivez « id: ${name} », ou renommez le fichier en « ${row.id}.yaml ».`;
        report(row.source, [...row.path, 'id'], { code: 'rule/id-file', message, remedy });
      }
      for (const field of ownFields(schemas.tables.get(table))) {
        for (const { item, older, newer } of alikeIn(rows, (row) => ownText(row, field), itself)) {
          if (older.id === newer.id) continue;
          const place = fileAndLine(older.source, [...older.path, field]);
          const message = `« ${excerpt(String(item.data[field]))} » est déjà le « ${field} » de la ligne « ${older.id} » (${place}).`;
          const remedy =
            "Les visiteurs ne sauraient pas laquelle choisir : écrivez-en un autre à l'un des deux endroits.";
          report(newer.source, [...newer.path, field], { code: 'rule/own-field', message, remedy });
        }
      }
    }
  },
});
