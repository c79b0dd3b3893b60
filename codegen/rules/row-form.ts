import { defineRule } from './engine/rule.ts';

/** Every item of a table is a row. */
export const rule = defineRule({
  codes: ['rule/row'],
  reads: ['present'],
  check({ present }, report) {
    for (const { table, source, path } of present.index.oddRows) {
      const message = `cet élément de la table « ${table} » n'est pas une ligne (un groupe de clés).`;
      report(source, path, { code: 'rule/row', message, remedy: 'Une ligne commence par « - id: ».' });
    }
  },
});
