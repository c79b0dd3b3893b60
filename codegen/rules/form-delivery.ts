import { fieldsOf } from '../model/forms/fields.ts';
import { entriesAt, valueAt, type DocumentPath } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { defineRule, type Report } from './engine/rule.ts';
import { isReserved } from './form-fields.ts';

/** Where forms are sent and with what: no address without effect, and nothing fixed in the place of an answer. */
export const rule = defineRule({
  codes: ['rule/form-delivery', 'rule/form-extra-field'],
  reads: ['site', 'forms'],
  check({ site, forms }, report) {
    const shared = valueAt(site.data, ['forms', 'delivery']);
    const everyName = new Set<string>();
    for (const [file, source] of forms) {
      const names = new Set(fieldsOf(source.data).map(({ field }) => String(field.name)));
      for (const name of names) everyName.add(name);
      collisions(source, ['extraFields'], names, report);
      const own = valueAt(source.data, ['delivery']);
      if (shared !== 'none' || own === undefined || own === 'none') continue;
      const message = `le formulaire « ${file} » a une adresse, et le site ne transmet rien (« delivery: none », dans spec/site.yaml).`;
      const remedy = "Écrivez l'adresse commune dans spec/site.yaml, ou retirez celle-ci.";
      report(source, ['delivery'], { code: 'rule/form-delivery', message, remedy });
    }
    collisions(site, ['forms', 'extraFields'], everyName, report);
  },
});

function collisions(
  source: Source,
  path: DocumentPath,
  names: ReadonlySet<string>,
  report: Report<'rule/form-extra-field'>,
): void {
  for (const [name] of entriesAt(source.data, path)) {
    if (!names.has(name) && !isReserved(name)) continue;
    const message = `« ${name} » est déjà le nom d'un champ ou d'une donnée que le site transmet : la réponse du visiteur serait perdue.`;
    const remedy = 'Donnez à cette donnée un autre nom.';
    report(source, [...path, name], { code: 'rule/form-extra-field', message, remedy });
  }
}
