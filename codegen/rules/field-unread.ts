import { schemaAt } from '../schemas/schema-walk.ts';
import { schemaFile } from '../schemas/schemas.ts';
import { defineRule } from './engine/rule.ts';

/** A text that rows hold for visitors is shown by some page, menu or form. Where a role takes it, `field-undrawn` looks. */
export const rule = defineRule({
  reads: ['shown', 'tables', 'present', 'schemas'],
  isLast: true,
  check({ shown, tables, present: { index }, schemas }, report) {
    const singles = [...index.singles.values()].map(({ document }) => document.text);
    // Forms read rows by the names that their choices have.
    const forms = [...index.forms.values()].map(({ document }) => document.text);
    for (const [table, rows] of tables) {
      if (forms.some((text) => text.includes(table))) continue;
      const schema = schemas.tables.get(table) ?? {};
      const inRoles = JSON.stringify(schema.as ?? '');
      for (const field of new Set(rows.flatMap(({ data }) => Object.keys(data)))) {
        if (shown.fields.has(`${table}.${field}`) || inRoles.includes(field)) continue;
        const isText = schemaAt(schema, [field], schemas)?.lengthFrom !== undefined;
        const row = rows.find(({ data }) => data[field] !== undefined);
        if (!isText || row === undefined || singles.some((text) => text.includes(`${table}.${field}`))) continue;
        const message = `aucune page ne montre le champ « ${field} » de la table « ${table} ».`;
        const remedy = `Montrez-le (« {row.${field}} » dans la page de ces lignes, ou « as » dans ${schemaFile('tables', table)}), ou retirez-le.`;
        report(row.source, [...row.path, field], { code: 'rule/field-unread', message, remedy }, 'key');
      }
    }
  },
});
