import type { Form, FormField, FormChoice } from '#generated/types.ts';
import { locale } from '#generated/locale.ts';
import { formatTime, minutesOf } from '../shared/dates.ts';
import { formatIsoDate, readIsoDate } from '../ui/format-dates.ts';
import type { FormFields } from './form-fields.ts';

export function fieldsOf({ groups }: Pick<Form, 'groups'>): FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The choice with this value in the field of this name; undefined for a typed value. */
export function choiceOf(form: Pick<Form, 'groups'>, name: string, value: string | undefined): FormChoice | undefined {
  return fieldsOf(form)
    .find((field) => field.name === name)
    ?.choices?.find((choice) => choice.value === value);
}

/** The visitor's answer to a field in words: the label of a choice, a day (mardi 1er décembre 2026), a time, or the field's text for no answer. */
export function answerTo(name: string, form: Pick<Form, 'groups'>, sent: FormFields): string {
  const value = sent[name] ?? '';
  const field = fieldsOf(form).find((candidate) => candidate.name === name);
  if (value === '') return field?.unanswered ?? '';
  if (field?.kind === 'date') return `${readIsoDate(value).weekday} ${formatIsoDate(value)}`;
  if (field?.kind === 'slot') return formatTime(minutesOf(value), locale);
  return field?.choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** Parts a text of the confirmation into its words and the names of the answers in it: « Merci, {answers.name} ». */
export const answerName = /\{answers\.([A-Za-z0-9]+)\}/;

/** A text of the confirmation with the visitor's answers in it. */
export function answeredText(text: string, form: Form, sent: FormFields): string {
  return text
    .split(answerName)
    .map((part, index) => (index % 2 === 0 ? part : answerTo(part, form, sent)))
    .join('');
}
