import { itemsAt, valueAt } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { formerIdsOf, takenIds } from '../model/redirects/former-ids.ts';
import { defineRule } from './engine/rule.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id of a row, of a table or of the calculator, leads to that row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/former-id'],
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
      objects(valueAt(roi?.data, [list])).map(([position, row]) => {
        const former = itemsAt(row, ['aliases']).map(String);
        return { id: String(row.id), former, source: roi, path: [list, position, 'aliases'] };
      }),
    );
    for (const { row, place, name, is } of [...ofTables, ...ofCalculator].flatMap((rows) => takenIds(rows))) {
      if (row.source === undefined) continue;
      const message = `« ${name} » est déjà ${is} : un lien ne saurait pas quelle ligne choisir.`;
      const fault = { code: 'rule/former-id', message, remedy: 'Retirez-le de cette liste.' } as const;
      report(row.source, [...row.path, place], fault);
    }
  },
});
