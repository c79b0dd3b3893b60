import type { Fault } from '../../base/findings/fault.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { valueAt } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { referenceFault, type Target } from './target.ts';

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
