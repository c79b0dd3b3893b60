import { suggestion } from '../base/findings/nearest.ts';
import { choicesOf, fieldsByName, objects, dataOfRows } from '../model/forms/fields.ts';
import { linksOf } from '../model/forms/links.ts';
import { entriesAt, isObject, itemsAt, textAt, valueAt, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { defineRule } from './engine/rule.ts';

interface Answer {
  name: string;
  value: string;
}

/** Each parameter of a link has an effect in its form: it fills a field with a choice of that field, or names the topic of the form. */
export const rule = defineRule({
  reads: ['forms', 'tables', 'schemas'],
  isLast: true,
  check({ forms, tables, schemas }, report) {
    const rows = dataOfRows(tables);
    const sources = {
      tables: rows,
      language: 'fr',
      unitOf: () => undefined,
      priceText: String,
      dayText: String,
      words: { cancelled: '', postponed: '' },
      roleOf: (path: string, role: string) => rolePlan(schemas, path, role),
    };
    for (const source of forms.values()) {
      const form: JsonObject = isObject(source.data) ? source.data : {};
      const fields = fieldsByName(form);
      const offered = new Map(
        [...fields].flatMap(([name, field]) => {
          const choices = choicesOf(field, sources) ?? [];
          // Another rule reports a list without choices.
          return choices.length === 0 ? [] : [[name, choices.map(({ value }) => String(value))] as const];
        }),
      );
      const isRefused = ({ name, value }: Answer) => offered.get(name)?.includes(value) === false;
      for (const [index, link] of objects(form.links)) {
        const place = ['links', index];
        if (link.field === undefined && form.topic === undefined) {
          const message = `le paramètre « ${String(link.parameter)} » ne remplit aucun champ.`;
          const remedy =
            'Ajoutez « field: » et le nom du champ, ou « topic: » au formulaire : il dit sur quoi porte la demande.';
          report(source, [...place, 'parameter'], { code: 'rule/form-link-topic', message, remedy });
        }
        const filled = linksOf({ ...form, links: [link] }, sources);
        const name = textAt(link, ['field']) ?? '';
        const ofRows = filled
          .flatMap((found) => entriesAt(found, ['rows']))
          .map(([, row]) => ({ name, value: String(valueAt(row, [name]) ?? ''), path: [...place, 'field'] }));
        const always = entriesAt(link, ['fills']).map(([key, value]) => {
          return { name: key, value: String(value), path: [...place, 'fills', key] };
        });
        // The first wrong row stands for the others.
        for (const refused of [...ofRows.filter(isRefused).slice(0, 1), ...always.filter(isRefused)]) {
          const { name: key, value, path } = refused;
          const message = `le champ « ${key} » n'offre pas le choix « ${value} », que ce paramètre y met.`;
          const remedy = suggestion(value, offered.get(key) ?? []);
          report(source, path, { code: 'rule/form-link-choice', message, remedy });
        }
      }
      const panel = textAt(form, ['panel', 'field']) ?? '';
      const followed = fields.get(panel);
      const [first, ...others] = itemsAt(form, ['groups', 0, 'fields']);
      if (followed === undefined || (followed.kind === 'cards' && first === followed && others.length === 0)) continue;
      const message = `l'encadré suit « ${panel} », qui n'est pas seul dans le premier groupe ou n'est pas un champ « cards ».`;
      const remedy = 'Faites-en le seul champ du premier groupe, avec « kind: cards ».';
      report(source, ['panel', 'field'], { code: 'rule/form-panel', message, remedy });
    }
  },
});
