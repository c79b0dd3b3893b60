import { expect } from 'playwright/test';
import type { FormField } from '#generated/types.ts';
import { fieldsOf } from '../../src/forms/answer.ts';
import { anyAnswer, fieldNamed, fillFields, FormPage, formPlace, linkedRows, valuesOf } from './forms.ts';
import { openAlive, unfold } from './open-alive.ts';
import { settings, startingWith } from './site.ts';

export const { forms } = settings;
const contact = formPlace('contact');
const contactPath = contact?.path ?? '';
const fields = contact === undefined ? [] : fieldsOf(contact.form);

function namesOfKinds(...kinds: readonly FormField['kind'][]): string[] {
  return fields.flatMap(({ name, kind }) => (kinds.includes(kind) ? [name] : []));
}

/** The choices of a field: those with advice of their own first. */
function advisedFirst(name: string): string[] {
  const hints = contact?.form.hints ?? [];
  const advised = new Set(hints.flatMap(({ field, values }) => (field === name ? values : [])));
  return valuesOf(contact?.form, name).toSorted((a, b) => Number(advised.has(b)) - Number(advised.has(a)));
}
const subjects = advisedFirst('subject');
/** Two subjects, the first one chosen by whoever fills in the form. */
export const [chosenSubject = '', otherSubject = ''] = [subjects[0], subjects.at(-1)];

/** The sectors that a link can name, by id, and what the form then holds. */
export const sectors = linkedRows(contact?.form, 'secteur').map(({ id, fields: { sector = '' } }) => ({
  id,
  value: sector,
}));

/** What a link can say that a request is about: its query, and the words in which the form repeats it. */
export interface Topic {
  query: string;
  text: string;
  /** All fields that it fills in, the topic among them. */
  fields: Readonly<Record<string, string>>;
}

export function topicsOf(parameter: string): Topic[] {
  return linkedRows(contact?.form, parameter).map(({ id, fields: filledIn }) => ({
    query: `${parameter}=${id}`,
    text: filledIn['topic'] ?? '',
    fields: filledIn,
  }));
}
export const topics = (contact?.form.links ?? []).flatMap(({ parameter, field: filledIn }) =>
  filledIn === undefined ? topicsOf(parameter).slice(0, 1) : [],
);

/** What a visitor answers to the documented fields; to any other, something of its kind. */
const written: Record<string, string> = {
  name: 'Zoë « l’Ingénieure » O’Brien & fils',
  company: 'Mutuelle <du> Rhône',
  email: 'zoe@example.fr',
  phone: '+33 1 99 00 12 12',
  message: 'Ligne 1\nLigne 2 👩🏽‍⚕️ "a=b&c=d+e%20"\n\n€',
  currentChallenge: 'Le nuage public est refusé.\nDeux fois.',
  specificGoals: 'Un pilote en mars',
};
const answers: Readonly<Record<string, string>> = Object.fromEntries(
  fields.map((field) => [field.name, field.name === 'subject' ? chosenSubject : anyAnswer(field, written[field.name])]),
);
/** A whole request, field by field, under their names and in their order. */
export const filled = answers;
export const writtenNames = namesOfKinds('text', 'longText');
/** One of them of one line, and one of several; the same one where the form has none of these. */
export const lineName = namesOfKinds('text')[0] ?? writtenNames[0] ?? '';
export const textName = namesOfKinds('longText')[0] ?? writtenNames.at(-1) ?? '';
export const emailName = namesOfKinds('email')[0];
export const fieldNames = fields.map(({ name }) => name);
export const required = fields.flatMap(({ name, required: isRequired }) => (isRequired === true ? [name] : []));
export const noTopic = { topic: '' };
export const whole: Readonly<Record<string, string>> = { ...filled, ...noTopic };
export const empty: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
  ...noTopic,
};
export function answerRead(name: string): string {
  const value = answers[name] ?? '';
  return fieldNamed(contact?.form, name)?.choices?.find((choice) => choice.value === value)?.label ?? value;
}
/** The text of the confirmation up to the first answer in it. */
const titleStart = contact?.form.confirmation.title.split('{')[0] ?? '';

export class ContactForm extends FormPage {
  readonly topic = this.form.locator('[data-topic]');
  /** What is said of a draft, above the form. */
  readonly notice = this.page.locator('[data-island=form] [role=status]').first();
  readonly problem = this.form.getByRole('alert');
  override readonly dialog = this.page.getByRole('dialog', { name: startingWith(titleStart) });

  async open(address = contactPath): Promise<void> {
    await openAlive(this.page, address);
    await unfold(this.page);
  }

  /** Fills in the fields named, in one go. That a form is filled in key by key is a test of its own. */
  async fillIn(names: readonly string[] = fieldNames): Promise<void> {
    await unfold(this.page);
    await fillFields(
      this.form,
      Object.entries(filled).filter(([name]) => names.includes(name)),
    );
  }

  async send(): Promise<void> {
    await this.submit.click();
    await expect(this.dialog).toBeVisible();
  }
}
