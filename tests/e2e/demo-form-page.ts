import { expect, type Locator } from 'playwright/test';
import type { FormField } from '#generated/types.ts';
import { fieldsOf } from '../../src/forms/answer.ts';
import { anyAnswer, fillFields, FormPage, formPlace } from './forms.ts';
import { openAlive, unfold } from './open-alive.ts';

const place = formPlace('demo');
const described = place?.form;
const demoPath = place?.path ?? '';
/** The fields of the form, and those by their kind that it has once: the day, the hours, the types of demonstration. */
export const fields = described === undefined ? [] : fieldsOf(described);
const ofKind = (kind: FormField['kind']) => fields.find((one) => one.kind === kind);
export const dateField = ofKind('date');
export const slotField = ofKind('slot');
export const typeField = ofKind('cards');
export const slots = slotField?.days?.flatMap(({ times }) => times) ?? [];
export const demoTypes = typeField?.choices ?? [];
export const textName = ofKind('longText')?.name;

/** What a visitor answers to the required fields, and to those of the day and the hour; the type of demonstration aside. */
export const answers: Readonly<Record<string, string>> = Object.fromEntries(
  fields
    .filter((one) => one.required === true || one === dateField || one === slotField)
    .filter((one) => one !== typeField)
    .map((one) => [one.name, anyAnswer(one)]),
);
export const day = answers[dateField?.name ?? ''] ?? '';
/** The type that is chosen at first, another one and the last one. */
export const [standard = '', other = standard] = demoTypes.map(({ value }) => value);
export const last = demoTypes.at(-1)?.value ?? standard;

/** A type of demonstration as the field that holds it. */
export function chosen(id: string): Record<string, string> {
  return typeField === undefined ? {} : { [typeField.name]: id };
}

export class DemoForm extends FormPage {
  readonly panel = this.page
    .getByRole('complementary')
    .filter({ has: this.page.getByRole('heading', { name: described?.panel?.heading ?? '' }) });
  readonly topics = this.panel.getByRole('listitem');

  async open(address = demoPath): Promise<void> {
    await openAlive(this.page, address);
    await unfold(this.page);
    await expect(this.submit).toBeEnabled();
  }

  type(id: string): Locator {
    return this.page.locator(`input[type="radio"][value="${id}"]`);
  }

  async fillRequired(): Promise<void> {
    const typed = Object.entries(answers).filter(([name]) => name !== slotField?.name);
    await fillFields(this.form, typed);
    if (slotField !== undefined)
      await this.page.getByRole('radio', { name: slots[0] ?? '', exact: true }).check({ force: true });
  }

  /** Every field that holds something, the type of demo aside. */
  async filledFields(): Promise<Record<string, string>> {
    const entries = Object.entries(await this.held());
    return Object.fromEntries(entries.filter(([name, value]) => value !== '' && name !== typeField?.name));
  }
}
