import type { Fault } from '../../base/findings/fault.ts';
import { missingSetting } from '../../base/findings/missing.ts';
import { didYouMean, nearest, suggestion } from '../../base/findings/nearest.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { isMisshapen, referenceFault, type Target } from './target.ts';

/**
 * What a reference such as `site.contact.email` leads to, in the one file of its kind.
 * @param source the file, where the site has one
 * @param asked.type what the schema says of the shape of the value
 */
export function singleTarget(
  kind: string,
  source: Source | undefined,
  { reference, steps, type }: { reference: string; steps: readonly string[]; type: Json | undefined },
  schemas: Schemas,
): Target | Fault {
  const value = valueAt(source?.data, steps);
  const key = source === undefined ? undefined : leftOut(schemas.kinds.get(kind) ?? {}, source.data, steps, schemas);
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
    );
  const misshapen = isMisshapen(value, type);
  return { value, source, path: steps, row: undefined, unit: undefined, fact: undefined, misshapen };
}

/**
 * The setting without which there is no value at `steps`, when its schema lets a site do without it: `legal` when the site has
 * nothing of the kind, `legal.capital` when only that is left out, `vat` for what the row that it names would say.
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

/** What a reference such as `forms.contact` leads to, in the form of this name. */
export function formTarget(
  forms: ReadonlyMap<string, Source>,
  reference: string,
  name: string,
  steps: readonly string[],
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
  return { value, source, path: steps, row: undefined, unit: undefined, fact: undefined, misshapen: false };
}
