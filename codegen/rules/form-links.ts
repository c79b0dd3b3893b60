import { suggestion } from '../base/findings/nearest.ts';
import { fieldsByName, objects, dataOfRows, rowsAt } from '../model/forms/fields.ts';
import { choicesBy } from '../model/forms/links.ts';
import { entriesAt, isObject, itemsAt, objectsIn, textAt, textsOf, type JsonObject } from '../base/json.ts';
import { plain } from '../validate/words.ts';
import { valuesOf } from './form-hints.ts';
import { defineRule } from './engine/rule.ts';

interface Answer {
  name: string;
  value: string;
}

/** Each parameter of a link has an effect in its form: it fills a field with a choice of that field, or names the topic of the form. */
export const rule = defineRule({
  reads: ['forms', 'tables'],
  isLast: true,
  check({ forms, tables }, report) {
    const rows = dataOfRows(tables);
    for (const source of forms.values()) {
      const form: JsonObject = isObject(source.data) ? source.data : {};
      const fields = fieldsByName(form);
      const offered = new Map([...fields].map(([name, field]) => [name, new Set(valuesOf(field, rows))]));
      // Another rule reports a list without choices.
      const isRefused = ({ name, value }: Answer) => {
        const known = offered.get(name) ?? new Set();
        return known.size > 0 && !known.has(value);
      };
      for (const [index, link] of objects(form.links)) {
        const place = ['links', index];
        if (link.field === undefined && form.topic === undefined) {
          const message = `le paramètre « ${String(link.parameter)} » ne remplit aucun champ.`;
          const remedy =
            'Ajoutez « field: » et le nom du champ, ou « topic: » au formulaire : il dit sur quoi porte la demande.';
          report(source, [...place, 'parameter'], { code: 'rule/form-link-topic', message, remedy });
        }
        const name = textAt(link, ['field']) ?? '';
        const named = [...textsOf(link.from).flatMap((path) => rowsAt(rows, path) ?? []), ...objectsIn(link.items)];
        const chosen = typeof link.by === 'string' ? choicesBy(link.by, fields.get(name), rows) : undefined;
        const ofRows = named.flatMap((row) => {
          const value = chosen === undefined ? row.id : chosen.get(row.id ?? '');
          return value === undefined ? [] : [{ name, value: plain(String(value)), path: [...place, 'field'] }];
        });
        const always = entriesAt(link, ['fills']).map(([key, value]) => {
          return { name: key, value: plain(String(value)), path: [...place, 'fills', key] };
        });
        // The first wrong row stands for the others.
        for (const refused of [...ofRows.filter(isRefused).slice(0, 1), ...always.filter(isRefused)]) {
          const { name: key, value, path } = refused;
          const message = `le champ « ${key} » n'offre pas le choix « ${value} », que ce paramètre y met.`;
          const remedy = suggestion(value, [...(offered.get(key) ?? [])]);
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
