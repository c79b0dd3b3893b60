import { valueAt } from '../json.ts';
import type { MadePage } from '../assemble.ts';
import { asTyped } from '../resolve/typography.ts';
import { defineRule } from '../rule-engine/rule.ts';

const fields = [
  { field: 'title', code: 'rule/head-title', name: 'titre' },
  { field: 'description', code: 'rule/head-description', name: 'résumé' },
] as const;

/** Each page has its own title and description. */
export const rule = defineRule({
  codes: ['rule/head-title', 'rule/head-description'],
  reads: ['present'],
  check({ present }, report) {
    for (const { field, code, name } of fields) {
      const seen = new Map<string, MadePage>();
      for (const page of present.pages) {
        const value = valueAt(page.route.value, ['head', field]);
        if (typeof value !== 'string') continue;
        const other = seen.get(value.toLowerCase());
        if (other === undefined) {
          seen.set(value.toLowerCase(), page);
          continue;
        }
        const origin = page.route.originOf(['head', field]);
        const first = other.route.originOf(['head', field]);
        const place = `${first.source.document.file}:${first.source.document.locate(first.path).line}`;
        const message = `la page ${page.path} a le même ${name} que la page ${other.path} (${place}) : « ${asTyped(value)} ».`;
        const remedy = `Écrivez ici un autre ${name}, propre à cette page : les moteurs de recherche les comparent.`;
        report(origin.source, origin.path, { code, message, remedy });
      }
    }
  },
});
