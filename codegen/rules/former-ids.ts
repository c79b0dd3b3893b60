import { valueAt } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { formerIdsOf } from '../model/redirects/redirects.ts';
import { defineRule } from './engine/rule.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id of a row, of a table or of the calculator, leads to that row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  reads: ['tables', 'present'],
  check({ tables, present: { index } }, report) {
    const roi = index.singles.get('roi');
    const ofTables = [...tables.values()].map((rows) =>
      rows.map(({ id, data, source, path }) => ({
        id,
        former: formerIdsOf(data),
        source,
        path: [...path, 'formerIds'],
      })),
    );
    const ofCalculator = lists.map((list) =>
      objects(valueAt(roi?.data, [list])).flatMap(([position, { id, aliases: formerIds = [] }]) => {
        const path = [list, position, 'aliases'];
        return roi === undefined ? [] : [{ id: String(id), former: formerIdsOf({ formerIds }), source: roi, path }];
      }),
    );
    for (const rows of [...ofTables, ...ofCalculator]) {
      const taken = new Map(rows.map(({ id }) => [id, { by: '', is: 'un identifiant' }]));
      for (const { id, former, source, path } of rows) {
        for (const [place, name] of former.entries()) {
          const other = taken.get(name);
          if (other === undefined) taken.set(name, { by: id, is: `un ancien identifiant de « ${id} »` });
          // The schema reports an id that is twice in one row.
          if (other === undefined || other.by === id) continue;
          const message = `« ${name} » est déjà ${other.is} : un lien ne saurait pas quelle ligne choisir.`;
          const fault = { code: 'rule/former-id', message, remedy: 'Retirez-le de cette liste.' } as const;
          report(source, [...path, place], fault);
        }
      }
    }
  },
});
