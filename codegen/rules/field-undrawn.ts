import { quoted } from '../base/french.ts';
import type { Plan } from '../model/roles/plan.ts';
import { stepsOf } from '../model/roles/row-field.ts';
import { isName, schemaAt } from '../schemas/schema-walk.ts';
import { schemaFile } from '../schemas/schemas.ts';
import { defineRule } from './engine/rule.ts';

/** A field that `as` gives to a role is drawn by a block that takes these rows, or read by some text, figure or form. The name of an icon or a colour has no words. */
export const rule = defineRule({
  reads: ['shown', 'present', 'schemas'],
  isLast: true,
  check({ shown, present: { index }, schemas }, report) {
    const others = [...index.singles.values(), ...index.forms.values()].map(({ document }) => document.text);
    const reported = new Set<string>();
    for (const [{ undrawn = [] }, { source, path, table, looks = {} }] of shown.plans) {
      const fields = new Map<string, string>();
      for (const [name, plan] of undrawn) {
        const field = fieldsOf(plan).find((one) => {
          const isRead = shown.fields.has(`${table}.${one}`) || others.some((text) => text.includes(`${table}.${one}`));
          const isText = !isName(schemaAt(schemas.tables.get(table) ?? {}, [one], schemas) ?? {});
          return !isRead && isText && index.tables.get(table)?.some(({ data }) => data[one] !== undefined);
        });
        if (field !== undefined && !reported.has(`${table}.${field}`)) fields.set(name, field);
        reported.add(`${table}.${field}`);
      }
      if (fields.size === 0) continue;
      const names = [...fields.keys()];
      const able = Object.keys(looks).filter((look) => names.every((name) => [looks[look]].flat().includes(name)));
      const [appear, it, to] = names.length > 1 ? ['paraissent', 'les', 'aux champs'] : ['paraît', 'le', 'au champ'];
      const message = `ce bloc ne montre pas ${quoted(names)}, où la table « ${table} » met ${quoted([...fields.values()])}, qui ne ${appear} alors nulle part.`;
      const way = able.length === 0 ? 'Donnez' : `Prenez un aspect qui ${it} montre (${able.join(', ')}), ou donnez`;
      const remedy = `${way} ${to} une autre place dans « as » de ${schemaFile('tables', table)}.`;
      report(source, path, { code: 'rule/field-undrawn', message, remedy });
    }
  },
});

function fieldsOf(plan: Plan): string[] {
  if (plan.kind === 'group') return [...plan.fields.values()].flatMap(fieldsOf);
  if (plan.kind === 'text') return Array.from(plan.text.matchAll(/\{row\.(\w+)/gu), ([, field = '']) => field);
  const paths = plan.kind === 'list' ? plan.paths : 'path' in plan ? [plan.path] : [];
  return paths.flatMap((path) => stepsOf(path)[0] ?? []);
}
