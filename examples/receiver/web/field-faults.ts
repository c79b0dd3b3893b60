import { mailAddress } from '../address.ts';
import { ownValue } from '../own-value.ts';
import type { FieldDefinition, FormDefinition } from '../site-forms.ts';

/** What is wrong with an answer, in words for the visitor. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

const longestText = 20_000;

/**
 * What is wrong with the answers to a form, in its order. The browser has checked them already; only what makes a request of no use is
 * refused. A choice that the site no longer offers is none of that: the page of the visitor may be older.
 */
export function fieldFaults(form: FormDefinition, answers: Readonly<Record<string, string>>): FieldFault[] {
  return form.fields.flatMap((field) => {
    const message = faultOf(field, (ownValue(answers, field.name) ?? '').trim());
    return message === undefined ? [] : [{ field: field.name, message }];
  });
}

/** The address that a request can be answered at, as `mailAddress` writes it: that of the first field of this kind. Empty where there is none. */
export function emailIn(form: FormDefinition | undefined, answers: Readonly<Record<string, string>>): string {
  const name = form === undefined ? 'email' : form.fields.find(({ kind }) => kind === 'email')?.name;
  return mailAddress(ownValue(answers, name ?? '') ?? '') ?? '';
}

function faultOf(
  { required, kind, label, maxLength = longestText }: FieldDefinition,
  value: string,
): string | undefined {
  if (value === '') return required ? `Remplissez ce champ : ${label}.` : undefined;
  if (kind === 'email' && mailAddress(value) === undefined)
    return "Cette adresse n'est pas complète : vous@example.fr.";
  return [...value].length > maxLength ? `Cette réponse est trop longue : ${maxLength} caractères au plus.` : undefined;
}
