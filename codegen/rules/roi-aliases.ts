import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { isObject, valueAt } from '../json.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/** The lists of spec/roi.yaml whose rows may have former ids. */
const lists = ['sectors', 'useCases'];

/** A former id leads to one row only: it is no row's id, and no other row's former id. */
export function checkRoiAliases(index: SpecIndex): Finding[] {
  const source = index.singles.get('roi');
  if (source === undefined) return [];
  return lists.flatMap((list) => {
    const value = valueAt(source.data, [list]);
    const rows = (Array.isArray(value) ? value : []).flatMap((row, position) =>
      isObject(row) ? [{ id: String(row.id), aliases: Array.isArray(row.aliases) ? row.aliases : [], position }] : [],
    );
    /** What an id already is, in French, and to which row it leads. */
    const taken = new Map(rows.map(({ id }) => [id, { row: undefined as string | undefined, is: 'un identifiant' }]));
    return rows.flatMap(({ id, aliases, position }) =>
      aliases.flatMap((alias, place) => {
        const name = String(alias);
        const other = taken.get(name);
        if (other === undefined) taken.set(name, { row: id, is: `un ancien identifiant de « ${id} »` });
        // Twice in one row is the schema's to say.
        if (other === undefined || other.row === id) return [];
        const message = `« ${name} » est déjà ${other.is} : un lien partagé ne saurait pas quelle ligne ouvrir.`;
        const fault = { code: 'rule/roi-alias', message, remedy: 'Retirez-le de « aliases ».' };
        return [documentFinding(source.document, [list, position, 'aliases', place], fault)];
      }),
    );
  });
}
