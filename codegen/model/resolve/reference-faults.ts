import type { Fault } from '../../base/findings/fault.ts';
import { isObject, type Json } from '../../base/json.ts';

const code = 'rule/reference';

/** A text names an optional field that the row leaves out. */
export function absentField(reference: string): Fault {
  const message = `le champ facultatif « ${reference} » manque ici.`;
  const remedy =
    'Remplissez-le dans chaque ligne, ou écrivez « { ref: … } » à la place du texte : le champ vide est alors omis.';
  return { code, message, remedy };
}

/** A brace that opens or closes nothing, with what follows it. */
export function loneBrace(lone: string): Fault {
  const message = `l'accolade de « ${lone} » n'a pas sa paire.`;
  return { code, message, remedy: "Une référence s'écrit entre deux accolades : « {facts.nom} »." };
}

/** A reference inside a text leads to something that is no text. */
export function notInText(reference: string, value: Json): Fault {
  const kind = Array.isArray(value) ? 'une liste' : isObject(value) ? 'un groupe de clés' : 'ni un texte ni un nombre';
  const message = `« ${reference} » est ${kind} : on ne peut pas l'insérer dans un texte.`;
  return { code, message, remedy: 'Nommez un champ simple, ou écrivez « { ref: … } » pour la valeur entière.' };
}

/** A reference leads back to the text it stands in. */
export function circularReference(reference: string): Fault {
  const message = `la référence « ${reference} » tourne en rond : elle ramène à ce même texte.`;
  return { code, message, remedy: "Écrivez la valeur à l'un des deux endroits." };
}
