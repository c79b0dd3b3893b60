import { formerIdsOf } from '../model/redirects/former-ids.ts';
import { takenIds } from '../model/redirects/taken-ids.ts';
import type { Row } from '../model/resolve/spec-index.ts';
import { Fine } from './engine/fine.ts';
import { defineRule, type Report } from './engine/rule.ts';
import { SameSayings } from '../base/remembered-lists.ts';

/** A former id of a row leads to that row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/former-id'],
  reads: ['tables', 'schemas'],
  check({ tables, schemas }, report) {
    for (const [table, rows] of tables) {
      const token = said.of(rows, ({ id, data }) => [id, formerIdsOf(data)], schemas.tables.get(table));
      fine.check(token, [], report, (tell) => lookAt(table, rows, tell));
    }
  },
});

const fine = new Fine();
const said = new SameSayings<Row>();

function lookAt(table: string, rows: readonly Row[], report: Report<'rule/former-id'>): void {
  const named = rows.map(({ id, data, source, path }) => ({ id, former: formerIdsOf(data), source, path }));
  for (const { row, place, name, is } of takenIds(named)) {
    const message = `« ${name} » est déjà ${is} dans la table « ${table} » : un lien ne saurait pas quelle ligne choisir.`;
    const fault = { code: 'rule/former-id', message, remedy: 'Retirez-le de « formerIds ».' } as const;
    report(row.source, [...row.path, 'formerIds', place], fault);
  }
}
