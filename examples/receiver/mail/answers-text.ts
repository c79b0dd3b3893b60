import { ownValue } from '../own-value.ts';
import type { FormDefinition } from '../site-forms.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * What was answered, a line for each answer in the order of the form (« Secteur : Finance »), then what travelled besides under its own name.
 * A text of several lines stands below its label.
 * @param form undefined where the site does not describe it
 */
export function answersText(form: FormDefinition | undefined, fields: Fields): string {
  const described = form?.fields ?? [];
  const own = described.flatMap(({ name, label, choices }) => line(label, labelOf(name, choices, fields)));
  const known = new Set(described.flatMap(({ name }) => [name, `${name}Label`]));
  const others = Object.entries(fields).flatMap(([name, value]) => (known.has(name) ? [] : line(name, value)));
  return [...own, ...(others.length > 0 && own.length > 0 ? [''] : []), ...others].join('\n');
}

/** The answers that were chosen among those of the form, and no other. */
export function choicesText(form: FormDefinition | undefined, fields: Fields): string {
  return (form?.fields ?? [])
    .flatMap(({ name, label, choices }) => {
      const chosen = ownValue(choices, ownValue(fields, name) ?? '');
      return chosen === undefined ? [] : line(label, chosen);
    })
    .join('\n');
}

function labelOf(name: string, choices: Fields, fields: Fields): string {
  const value = ownValue(fields, name) ?? '';
  return ownValue(choices, value) ?? (ownValue(fields, `${name}Label`)?.trim() || value);
}

function line(label: string, value: string): string[] {
  if (value.trim() === '') return [];
  return [value.includes('\n') ? `${label} :\n${value.replaceAll(/^/gm, '  ')}` : `${label} : ${value}`];
}
