import { formerIdsOf, takenIds } from '../model/redirects/former-ids.ts';
import { defineRule } from './engine/rule.ts';

/** A former id of a row leads to that row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/former-id'],
  reads: ['tables'],
  check({ tables }, report) {
    for (const [table, rows] of tables) {
      const named = rows.map(({ id, data, source, path }) => ({ id, former: formerIdsOf(data), source, path }));
      for (const { row, place, name, is } of takenIds(named)) {
        const message = `« ${name} » est déjà ${is} dans la table « ${table} » : un lien ne saurait pas quelle ligne choisir.`;
        const fault = { code: 'rule/former-id', message, remedy: 'Retirez-le de « formerIds ».' } as const;
        report(row.source, [...row.path, 'formerIds', place], fault);
      }
    }
  },
});
