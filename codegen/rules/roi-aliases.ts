import { isObject, valueAt } from '../json.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id leads to one row only: it is no row's id, and no other row's former id. */
export const rule = defineRule({
  codes: ['rule/roi-alias'],
  reads: ['roi'],
  check({ roi }, report) {
    for (const list of lists) {
      const value = valueAt(roi.data, [list]);
      const rows = (Array.isArray(value) ? value : []).flatMap((row, position) =>
        isObject(row) ? [{ id: String(row.id), aliases: Array.isArray(row.aliases) ? row.aliases : [], position }] : [],
      );
      /** What an id already is, in French, and to which row it leads. */
      const taken = new Map(rows.map(({ id }) => [id, { row: undefined as string | undefined, is: 'un identifiant' }]));
      for (const { id, aliases, position } of rows) {
        for (const [place, alias] of aliases.entries()) {
          const name = String(alias);
          const other = taken.get(name);
          if (other === undefined) taken.set(name, { row: id, is: `un ancien identifiant de « ${id} »` });
          // Twice in one row is the schema's to say.
          if (other === undefined || other.row === id) continue;
          const message = `« ${name} » est déjà ${other.is} : un lien partagé ne saurait pas quelle ligne ouvrir.`;
          const fault = { code: 'rule/roi-alias', message, remedy: 'Retirez-le de « aliases ».' } as const;
          report(roi, [list, position, 'aliases', place], fault);
        }
      }
    }
  },
});
