import { suggestion } from '../base/findings/nearest.ts';
import { choicesOf } from '../model/forms/choices.ts';
import { fieldsByName } from '../model/forms/fields.ts';
import { linksOf } from '../model/forms/links.ts';
import { objects } from '../model/forms/named-fields.ts';
import { dataOfRows } from '../model/forms/rows-at.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/plan.ts';
import { defineRule } from './engine/rule.ts';

/** A parameter of a link brings something to its form: what it fills in can be chosen there, what it names is shown. */
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
        if (link.field === undefined && form.topic === undefined)
          report(source, [...place, 'parameter'], {
            code: 'rule/form-link-topic',
            message: `le paramètre « ${String(link.parameter)} » ne remplit aucun champ.`,
            remedy:
              'Ajoutez « field: » et le nom du champ, ou « topic: » au formulaire : il dit sur quoi porte la demande.',
          });
        const filled = brought.filter(({ parameter }) => parameter === link.parameter).map((found) => found.rows ?? {});
        for (const { name, value, path } of refused(link, place, filled, offered)) {
          report(source, path, {
            code: 'rule/form-link-choice',
            message: `le champ « ${name} » n'offre pas le choix « ${value} », que ce paramètre y met.`,
            remedy: suggestion(value, offered(name) ?? []),
          });
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

interface Refused {
  name: string;
  value: string;
  path: DocumentPath;
}

/** What a link would put into a list that does not offer it: the first such row of its field, and each answer it always gives. */
function refused(
  link: JsonObject,
  place: DocumentPath,
  filled: readonly Json[],
  offered: (name: string) => readonly string[] | undefined,
): Refused[] {
  const name = typeof link.field === 'string' ? link.field : undefined;
  const values = name === undefined ? [] : filled.flatMap((rows) => Object.values(isObject(rows) ? rows : {}));
  const wrong = values
    .map((fields) => String(valueAt(fields, [name ?? '']) ?? ''))
    .find((value) => offered(name ?? '')?.includes(value) === false);
  const fills = Object.entries(isObject(link.fills) ? link.fills : {}).filter(
    ([field, value]) => offered(field)?.includes(String(value)) === false,
  );
  return [
    ...(name === undefined || wrong === undefined ? [] : [{ name, value: wrong, path: [...place, 'field'] }]),
    ...fills.map(([field, value]) => ({ name: field, value: String(value), path: [...place, 'fills', field] })),
  ];
}
