import { byAge, ownFields, ownText } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { excerpt } from '../base/excerpt.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule, type Report } from './engine/rule.ts';

/** No two rows of a table have the same text in a field that the schema of the table lists in `own`. */
export const rule = defineRule({
  codes: ['rule/own-field'],
  reads: ['present', 'schemas'],
  check({ present, schemas }, report) {
    for (const [table, rows] of present.index.tables)
      for (const field of ownFields(schemas.tables.get(table))) checkField(rows, field, report);
  },
});

function checkField(rows: readonly Row[], field: string, report: Report<'rule/own-field'>): void {
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const text = ownText(row, field);
    const first = text === undefined ? undefined : seen.get(text);
    if (text !== undefined && first === undefined) seen.set(text, row);
    // Another rule reports two rows with one id.
    if (first === undefined || first.id === row.id) continue;
    const [older, newer] = byAge(first, row, (one) => one);
    const place = fileAndLine(older.source, [...older.path, field]);
    const message = `« ${excerpt(String(row.data[field]))} » est déjà le « ${field} » de la ligne « ${older.id} » (${place}).`;
    const remedy = "Les visiteurs ne sauraient pas laquelle choisir : écrivez-en un autre à l'un des deux endroits.";
    report(newer.source, [...newer.path, field], { code: 'rule/own-field', message, remedy });
  }
}
