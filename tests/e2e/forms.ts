import type { Locator, Page } from 'playwright/test';
import type { Form, FormField } from '#generated/types.ts';
import { accessibilityFaults, type AccessibilityFault } from './accessibility-faults.ts';
import { placesOf, withSome, type Place } from './site.ts';

/** A form on a page, which says what it confirms. */
type PageForm = Form & Required<Pick<Form, 'confirmation'>>;

export type FormPlace = Place<'form'> & { form: PageForm };

/** Where the form of that id stands first; nothing on a site without it. */
export function formPlace(id: string): FormPlace | undefined {
  const place = placesOf('form').find(({ block }) => block.form.id === id);
  return place && { ...place, form: pageForm(place.block.form) };
}

function pageForm({ confirmation, ...form }: Form): PageForm {
  if (confirmation === undefined) throw new Error(`the form « ${form.id} » of a page confirms nothing`);
  return { ...form, confirmation };
}

/** Declares the tests of a form, at its first place. A site without it has one test that says so, and is skipped. */
export function withForm(id: string, declare: (place: FormPlace) => void): void {
  withSome(`form « ${id} »`, formPlace(id), declare);
}

export function fieldNamed(form: Form | undefined, name: string): FormField | undefined {
  return form?.groups.flatMap(({ fields }) => fields).find((field) => field.name === name);
}

export function valuesOf(form: Form | undefined, name: string): string[] {
  return (fieldNamed(form, name)?.choices ?? []).map(({ value }) => value);
}

const ofKinds: Partial<Record<FormField['kind'], string>> = {
  email: 'ada@example.fr',
  tel: '+33 1 99 00 12 12',
  number: '12',
  // To come for a long time, and the first of a month.
  date: '2099-12-01',
  consent: 'oui',
};

/** Something that a visitor could answer to a field, by its kind. */
export function anyAnswer(field: FormField, text = ofKinds[field.kind] ?? `Mon ${field.name}`): string {
  const { choices = [], days = [] } = field;
  const given = choices[1 % choices.length]?.value ?? days[0]?.times[0];
  return given ?? text.padEnd(field.minLength ?? 0, '.').slice(0, field.maxLength);
}

/** What a parameter of a link can name, by id, and the fields that it then fills in. */
export function linkedRows(
  form: Form | undefined,
  parameter: string,
): { id: string; fields: Record<string, string> }[] {
  const rows = form?.links?.find((link) => link.parameter === parameter)?.rows ?? {};
  return Object.entries(rows).map(([id, fields]) => ({ id, fields }));
}

/**
 * Fills in fields by their names, one after the other, in one go: a question to the page for each takes most of the time.
 * @throws where a name has no field that a visitor could fill in
 */
export async function fillFields(form: Locator, values: readonly (readonly [string, string])[]): Promise<void> {
  await form.evaluate(fillIn, values);
}

/** The same, in the page, which stays where it is: Firefox scrolls to the focus some frames later, when the button to press has its place. */
export function fillIn(form: HTMLElement, values: readonly (readonly [string, string])[]): void {
  // A field may bear the name of a member of its form.
  const elements = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  for (const [name, value] of values) {
    const control = elements.namedItem(name);
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isField || control.disabled || !control.checkVisibility()) throw new Error(`no field « ${name} » to fill in`);
    control.focus({ preventScroll: true });
    // As the browser sets it: React notes what a script sets on the field itself, and takes it for no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** The form of a page, not that of the footer. */
export class FormPage {
  readonly page: Page;
  readonly form: Locator;
  readonly submit: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('main [data-island=form] form').first();
    this.submit = this.form.locator('[type=submit]');
    this.dialog = page.getByRole('dialog');
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** What the form holds, without the field for robots and the name of the form. */
  held(): Promise<Record<string, string>> {
    return this.form.evaluate((element: HTMLFormElement) => {
      const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)] as const);
      return Object.fromEntries(entries.filter(([name]) => name !== 'reference' && name !== 'form'));
    });
  }

  faults(): Promise<AccessibilityFault[]> {
    return accessibilityFaults(this.page, { within: '[data-island=form]' });
  }
}
