import { itemsAt, valueAt } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { takenIds } from '../model/redirects/former-ids.ts';
import { defineRule } from './engine/rule.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id leads to one row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/roi-alias'],
  reads: ['roi'],
  check({ roi }, report) {
    for (const list of lists) {
      const rows = objects(valueAt(roi.data, [list])).map(([position, row]) => ({
        id: String(row.id),
        former: itemsAt(row, ['aliases']).map(String),
        path: [list, position, 'aliases'],
      }));
      for (const { row, place, name, is } of takenIds(rows)) {
        const message = `« ${name} » est déjà ${is} : un lien partagé ne saurait pas quelle ligne ouvrir.`;
        const fault = { code: 'rule/roi-alias', message, remedy: 'Retirez-le de « aliases ».' } as const;
        report(roi, [...row.path, place], fault);
      }
    }
  },
});
