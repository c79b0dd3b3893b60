import { formKeys } from '../model/pages/links.ts';
import { objects } from '../model/forms/fields.ts';
import { valueAt, type Json } from '../base/json.ts';
import { blockSchema } from '../schemas/schema-walk.ts';
import { defineRule } from './engine/rule.ts';

const code = 'rule/form-place';

/** A form on one line stands in the footer, any other form on a page. */
export const rule = defineRule({
  reads: ['forms', 'pageFiles', 'schemas', 'present'],
  isLast: true,
  check({ forms, pageFiles, schemas, present: { index } }, report) {
    const named = (form: Json | undefined) => {
      const name = String(valueAt(form, ['ref'])).replace(/^forms\./, '');
      const source = forms.get(name);
      return source && { name, isLine: valueAt(source.data, ['line']) !== undefined };
    };
    const navigation = index.singles.get('navigation');
    const inFooter = named(valueAt(navigation?.data ?? null, ['footer', 'form']));
    if (navigation !== undefined && inFooter?.isLine === false) {
      const message = `le formulaire « ${inFooter.name} » est celui d'une page : le pied de page n'a de place que pour une ligne.`;
      const remedy = `Montrez-le sur une page, ou écrivez « line: » dans spec/forms/${inFooter.name}.yaml.`;
      report(navigation, ['footer', 'form', 'ref'], { code, message, remedy });
    }
    for (const page of pageFiles.values()) {
      for (const [position, block] of objects(valueAt(page.data, ['blocks']))) {
        for (const key of formKeys(blockSchema(block, schemas))) {
          const form = named(block[key]);
          if (form?.isLine !== true) continue;
          const message = `le formulaire « ${form.name} » tient sur une ligne (« line ») : il se montre dans le pied de page.`;
          const remedy =
            'Écrivez « form: » sous « footer: » dans spec/navigation.yaml, ou retirez « line: » du formulaire.';
          report(page, ['blocks', position, key, 'ref'], { code, message, remedy });
        }
      }
    }
  },
});
