import { isObject, valueAt } from '../base/json.ts';
import { takenIds } from '../model/redirects/taken-ids.ts';
import { defineRule } from './engine/rule.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id leads to one row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/roi-alias'],
  reads: ['roi'],
  check({ roi }, report) {
    for (const list of lists) {
      const value = valueAt(roi.data, [list]);
      const rows = (Array.isArray(value) ? value : []).flatMap((row, position) => {
        if (!isObject(row)) return [];
        const former = Array.isArray(row.aliases) ? row.aliases.map(String) : [];
        return [{ id: String(row.id), former, path: [list, position, 'aliases'] }];
      });
      for (const { row, place, name, is } of takenIds(rows)) {
        const message = `« ${name} » est déjà ${is} : un lien partagé ne saurait pas quelle ligne ouvrir.`;
        const fault = { code: 'rule/roi-alias', message, remedy: 'Retirez-le de « aliases ».' } as const;
        report(roi, [...row.path, place], fault);
      }
    }
  },
});
