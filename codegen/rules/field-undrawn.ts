import type { Plan } from '../model/roles/plan.ts';
import { stepsOf } from '../model/roles/row-field.ts';
import { isName } from '../schemas/schema-place.ts';
import { schemaAt } from '../schemas/schema-walk.ts';
import { schemaFile } from '../schemas/schemas.ts';
import { defineRule } from './engine/rule.ts';

/** A field that `as` gives to a role is drawn by a block that takes these rows, or read by some text, figure or form. The name of an icon or a colour has no words. */
export const rule = defineRule({
  codes: ['rule/field-undrawn'],
  reads: ['shown', 'present', 'schemas'],
  check({ shown, present: { index }, schemas }, report) {
    const others = [...index.singles.values(), ...index.forms.values()].map(({ document }) => document.text);
    const reported = new Set<string>();
    for (const [{ undrawn = [] }, { source, path, table, looks = {} }] of shown.plans) {
      for (const [name, plan] of undrawn) {
        const field = fieldsOf(plan).find((one) => {
          const isRead = shown.fields.has(`${table}.${one}`) || others.some((text) => text.includes(`${table}.${one}`));
          const isText = !isName(schemaAt(schemas.tables.get(table) ?? {}, [one], schemas) ?? {});
          return !isRead && isText && index.tables.get(table)?.some(({ data }) => data[one] !== undefined);
        });
        if (field === undefined || reported.has(`${table}.${field}`)) continue;
        reported.add(`${table}.${field}`);
        const able = Object.keys(looks).filter((look) => [looks[look]].flat().includes(name));
        const message = `ce bloc ne montre pas « ${name} », où la table « ${table} » met « ${field} », qui ne paraît alors nulle part.`;
        const way = able.length === 0 ? 'Donnez' : `Prenez un aspect qui le montre (${able.join(', ')}), ou donnez`;
        const remedy = `${way} au champ une autre place dans « as » de ${schemaFile('tables', table)}.`;
        report(source, path, { code: 'rule/field-undrawn', message, remedy });
      }
    }
  },
});

function fieldsOf(plan: Plan): string[] {
  if (plan.kind === 'group') return [...plan.fields.values()].flatMap(fieldsOf);
  if (plan.kind === 'text') return Array.from(plan.text.matchAll(/\{row\.(\w+)/gu), ([, field = '']) => field);
  const paths = plan.kind === 'list' ? plan.paths : 'path' in plan ? [plan.path] : [];
  return paths.flatMap((path) => stepsOf(path)[0] ?? []);
}
