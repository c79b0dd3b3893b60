import { suggestion } from '../base/findings/nearest.ts';
import { choicesOf } from '../model/forms/choices.ts';
import { fieldsByName } from '../model/forms/fields.ts';
import { linksOf } from '../model/forms/links.ts';
import { objects } from '../model/forms/named-fields.ts';
import { dataOfRows } from '../model/forms/rows-at.ts';
import { entriesAt, isObject, textAt, valueAt, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/plan.ts';
import { defineRule } from './engine/rule.ts';

/** The text that a link puts into a field. */
interface Answer {
  name: string;
  value: string;
}

/** Each parameter of a link has an effect in its form: it fills a field with a choice of that field, or names the topic of the form. */
export const rule = defineRule({
  codes: ['rule/form-link-topic', 'rule/form-link-choice', 'rule/form-panel'],
  reads: ['forms', 'tables', 'schemas'],
  check({ forms, tables, schemas }, report) {
    const rows = dataOfRows(tables);
    const sources = {
      tables: rows,
      language: 'fr',
      unitOf: () => undefined,
      priceText: String,
      roleOf: (path: string, role: string) => rolePlan(schemas, path, role),
    };
    for (const source of forms.values()) {
      const form: JsonObject = isObject(source.data) ? source.data : {};
      const fields = fieldsByName(form);
      const offered = (name: string): string[] | undefined => {
        const field = fields.get(name);
        const choices = field && choicesOf(field, sources);
        // A list without choices is reported as such.
        return choices?.length === 0 ? undefined : choices?.map(({ value }) => String(value));
      };
      const brought = linksOf(form, sources);
      for (const [index, link] of objects(form.links)) {
        const place = ['links', index];
        if (link.field === undefined && form.topic === undefined) {
          const message = `le paramètre « ${String(link.parameter)} » ne remplit aucun champ.`;
          const remedy =
            'Ajoutez « field: » et le nom du champ, ou « topic: » au formulaire : il dit sur quoi porte la demande.';
          report(source, [...place, 'parameter'], { code: 'rule/form-link-topic', message, remedy });
        }
        const isRefused = ({ name, value }: Answer) => offered(name)?.includes(value) === false;
        const filled = brought.filter(({ parameter }) => parameter === link.parameter);
        const field = textAt(link, ['field']);
        const answers = field === undefined ? [] : filled.flatMap(({ rows: byId }) => entriesAt(byId, []));
        const ofRows = answers.map(([, row]) => {
          return { name: field ?? '', value: String(valueAt(row, [field ?? '']) ?? ''), path: [...place, 'field'] };
        });
        const always = entriesAt(link, ['fills']).map(([name, value]) => {
          return { name, value: String(value), path: [...place, 'fills', name] };
        });
        // The first wrong row stands for the others.
        for (const { name, value, path } of [...ofRows.filter(isRefused).slice(0, 1), ...always.filter(isRefused)]) {
          const message = `le champ « ${name} » n'offre pas le choix « ${value} », que ce paramètre y met.`;
          const remedy = suggestion(value, offered(name) ?? []);
          report(source, path, { code: 'rule/form-link-choice', message, remedy });
        }
      }
      const panel = valueAt(form, ['panel', 'field']);
      const first = valueAt(form, ['groups', 0, 'fields']);
      const followed = typeof panel === 'string' ? fields.get(panel) : undefined;
      const isAlone = Array.isArray(first) && first.length === 1 && first[0] === followed;
      if (followed !== undefined && (followed.kind !== 'cards' || !isAlone))
        report(source, ['panel', 'field'], {
          code: 'rule/form-panel',
          message: `l'encadré suit « ${String(panel)} », qui n'est pas seul dans le premier groupe ou n'est pas un champ « cards ».`,
          remedy: 'Faites-en le seul champ du premier groupe, avec « kind: cards ».',
        });
    }
  },
});
