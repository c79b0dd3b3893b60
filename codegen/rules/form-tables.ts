import { suggestion } from '../base/findings/nearest.ts';
import { fieldsOf, objects, texts, dataOfRows, nameOf, rowsAt } from '../model/forms/fields.ts';
import { textAt, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { defineRule } from './engine/rule.ts';

/** The rows that a form takes from tables exist: choices, hints and the rows of its links, in their roles; each choice has a label. */
export const rule = defineRule({
  reads: ['forms', 'tables', 'schemas'],
  isLast: true,
  check({ forms, tables, schemas }, report) {
    const rows = dataOfRows(tables);
    for (const source of forms.values()) {
      for (const { from, path, noun, role } of takenFrom(source.data)) {
        const found = rowsAt(rows, from);
        const [table = ''] = from.split('.');
        if (found === undefined) {
          const message = `la table « ${table} » n'existe pas.`;
          report(source, path, { code: 'rule/form-table', message, remedy: suggestion(table, [...tables.keys()]) });
        } else if (found.length === 0) {
          const message = `rien ne se trouve à « ${from} » : ${noun}.`;
          const remedy = 'Ajoutez des lignes à cette table, ou nommez une autre liste.';
          report(source, path, { code: 'rule/form-table', message, remedy });
        } else if (role !== undefined && rolePlan(schemas, from, role) === undefined) {
          const message = `la table « ${from} » ne dit pas comment ses lignes tiennent le rôle « ${role} ».`;
          const remedy = `Ajoutez « as: { ${role}: … } » à son schéma.`;
          report(source, path, { code: 'rule/form-role', message, remedy });
        }
      }
      for (const { field, path } of fieldsOf(source.data)) {
        const from = textAt(field, ['choices', 'from']);
        const label = valueAt(field, ['choices', 'label']);
        const offered = rowsAt(rows, from ?? '') ?? [];
        for (const part of ['note', 'figure', 'points']) {
          const column = textAt(field, ['choices', part]);
          if (column === undefined || offered.length === 0 || offered.some((row) => row[column] !== undefined))
            continue;
          const message = `aucune ligne de « ${from} » n'a de champ « ${column} » : ces choix n'en montreraient rien.`;
          const remedy = suggestion(column, [...new Set(offered.flatMap((row) => Object.keys(row)))]);
          report(source, [...path, 'choices', part], { code: 'rule/form-choice-field', message, remedy });
        }
        if (from === undefined || rowsAt(rows, from)?.every((row) => isNamed(row, label)) !== false) continue;
        const keys = typeof label === 'string' ? `« ${label} »` : '« label », « title » ou « name »';
        const message = `une ligne de « ${from} » n'a pas de texte dans ${keys} : le visiteur lirait un choix vide.`;
        const remedy = 'Écrivez « label: » suivi du nom du champ à lire.';
        report(source, [...path, 'choices'], { code: 'rule/form-choice-unnamed', message, remedy });
      }
    }
  },
});

/** A text may be a reference, which is resolved later. */
function isNamed(row: JsonObject, label: Json | undefined): boolean {
  return nameOf(row, label) !== '' || (typeof label === 'string' && row[label] !== undefined);
}

/** Something that a form takes from a table, and the role that its rows play there. */
interface Taken {
  from: string;
  path: DocumentPath;
  /** French. */
  noun: string;
  role?: string;
}

function takenFrom(form: Json): Taken[] {
  const hints = textAt(form, ['hints', 'from']);
  const noun = "le formulaire n'aurait aucun conseil";
  return [
    ...fieldsOf(form).flatMap(({ field, path }) => {
      const from = textAt(field, ['choices', 'from']);
      if (from === undefined) return [];
      const choices = `le champ « ${String(field.name)} » n'aurait aucun choix`;
      return [{ from, path: [...path, 'choices', 'from'], noun: choices }];
    }),
    ...(hints === undefined ? [] : [{ from: hints, path: ['hints', 'from'], noun, role: 'hint' }]),
    ...objects(valueAt(form, ['links'])).flatMap(([link, { from, field }]) =>
      texts(from).map(([index, path]) => ({
        from: path,
        path: ['links', link, 'from', index],
        noun: "ce paramètre n'aurait rien à nommer",
        // Without a field to fill, the row is the topic of the form.
        ...(field === undefined && { role: 'topic' }),
      })),
    ),
  ];
}
