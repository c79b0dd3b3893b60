import { type Fault, missingSetting } from '../../base/findings/fault.ts';
import { didYouMean, nearest, suggestion } from '../../base/findings/nearest.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { isMisshapen, referenceFault, type Target } from './target.ts';

/**
 * The target of a reference such as `site.contact.email` in the one file of its kind.
 * @param source the file, where the site has one
 */
export function singleTarget(
  kind: string,
  source: Source | undefined,
  reference: string,
  steps: readonly string[],
  schemas: Schemas,
): Target | Fault {
  const schema = schemas.kinds.get(kind) ?? {};
  const value = valueAt(source?.data, steps);
  const key = source === undefined ? undefined : leftOut(schema, source.data, steps, schemas);
  if (key !== undefined)
    return referenceFault(
      reference,
      `« ${key} » n'est pas renseigné dans spec/${kind}.yaml.`,
      `Ajoutez-y « ${key} », ou retirez ce qui l'emploie ici.`,
      missingSetting(key),
    );
  if (source === undefined || value === undefined)
    return referenceFault(
      reference,
      `« ${steps.join('.')} » n'existe pas dans spec/${kind}.yaml.`,
      missingStep(source?.data, steps),
      missingSetting(steps.join('.')),
    );
  const { type, format } = schemaAt(schema, steps, schemas) ?? {};
  return { value, source, path: steps, row: undefined, format, misshapen: isMisshapen(value, type) };
}

/**
 * The optional setting without which there is no value at `steps`: `legal` when the site leaves out the whole group, `legal.capital` when
 * only that is left out, `vat` for a field of the row that it names.
 */
function leftOut(schema: JsonObject, data: Json, steps: readonly string[], schemas: Schemas): string | undefined {
  const known = firstMissing(data, steps);
  if (known === -1) return undefined;
  const first = steps.slice(0, known + 1);
  const namesRow = schemaAt(schema, first, schemas)?.refersTo !== undefined;
  if (!namesRow && schemaAt(schema, steps, schemas) === undefined) return undefined;
  const { required } = schemaAt(schema, steps.slice(0, known), schemas) ?? {};
  return Array.isArray(required) && required.includes(steps[known] ?? '') ? undefined : first.join('.');
}

/** `contact.mail` → « contact.email »: the nearest name at the first step that does not exist. */
function missingStep(data: Json | undefined, steps: readonly string[]): string | undefined {
  const known = firstMissing(data, steps);
  const before = steps.slice(0, known);
  const parent = valueAt(data, before);
  const names = isObject(parent) ? Object.keys(parent) : [];
  const close = nearest(steps[known] ?? '', names);
  return close === undefined ? suggestion(steps[known] ?? '', names) : didYouMean([...before, close].join('.'));
}

/** The place of the first step that does not exist; -1 where all do. */
function firstMissing(data: Json | undefined, steps: readonly string[]): number {
  return steps.findIndex((_, index) => valueAt(data, steps.slice(0, index + 1)) === undefined);
}

/** The target of a reference such as `forms.contact`. */
export function formTarget(
  forms: ReadonlyMap<string, Source>,
  reference: string,
  [name = '', ...steps]: readonly string[],
): Target | Fault {
  const source = forms.get(name);
  const value = valueAt(source?.data, steps);
  if (source === undefined)
    return referenceFault(
      reference,
      `le formulaire « ${name} » n'existe pas dans spec/forms/.`,
      suggestion(name, [...forms.keys()]),
    );
  if (value === undefined)
    return referenceFault(
      reference,
      `« ${steps.join('.')} » n'existe pas dans spec/forms/${name}.yaml.`,
      `Écrivez « forms.${name} » pour tout le formulaire.`,
    );
  return { value, source, path: steps, row: undefined };
}
