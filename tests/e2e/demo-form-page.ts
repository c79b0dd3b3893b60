import { expect, type Page } from 'playwright/test';
import type { FormField } from '#generated/types.ts';
import { fieldsOf } from '../../src/forms/answer.ts';
import { fillFields, formPlace } from './forms.ts';
import { openAlive } from './open-alive.ts';

const place = formPlace('demo');
const booking = place?.form;
const demoPath = place?.path ?? '';
/** The fields of the form, and those by their kind that it has once: the day, the hours, the types of demonstration. */
export const fields = booking === undefined ? [] : fieldsOf(booking);
const ofKind = (kind: FormField['kind']) => fields.find((one) => one.kind === kind);
export const dateField = ofKind('date');
export const slotField = ofKind('slot');
export const typeField = ofKind('cards');
export const slots = slotField?.days?.flatMap(({ times }) => times) ?? [];
/** A day that is to come for a long time: it falls on the first of a month. */
export const day = '2099-12-01';
export const demoTypes = typeField?.choices ?? [];
/** A field of one line, and one of several. */
export const lineName = ofKind('text')?.name;
export const textName = ofKind('longText')?.name;

function answerTo({ kind, name, choices = [] }: FormField): string {
  if (choices.length > 0) return choices[0]?.value ?? '';
  const ofKinds: Partial<Record<FormField['kind'], string>> = {
    email: 'claire@example.fr',
    tel: '+33 1 99 00 12 12',
    number: '12',
    date: day,
    slot: slots[0] ?? '',
    consent: 'oui',
  };
  return ofKinds[kind] ?? `Mon ${name}`;
}
/** What a visitor answers to the required fields, and to those of the day and the hour; the type of demonstration aside. */
export const answers: Readonly<Record<string, string>> = Object.fromEntries(
  fields
    .filter((one) => one.required === true || one === dateField || one === slotField)
    .filter((one) => one !== typeField)
    .map((one) => [one.name, answerTo(one)]),
);
/** The type that is chosen at first, another one and the last one. */
export const [standard = '', other = standard] = demoTypes.map(({ value }) => value);
export const last = demoTypes.at(-1)?.value ?? standard;

/** Opens the form; `address` may carry what a link says. */
export async function open(page: Page, address = demoPath): Promise<void> {
  await openAlive(page, address);
  await expect(submit(page)).toBeEnabled();
}

/** A field by its name. */
export function field(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`);
}

/** A type of demonstration as the field that holds it. */
export function chosen(id: string): Record<string, string> {
  return typeField === undefined ? {} : { [typeField.name]: id };
}

/** The choice of a type of demonstration. */
export function type(page: Page, id: string) {
  return page.locator(`input[type="radio"][value="${id}"]`);
}

/** The panel of the chosen session. */
export function panel(page: Page) {
  return page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: booking?.panel?.heading ?? '' }) });
}

/** What the chosen session covers. */
export function topics(page: Page) {
  return panel(page).getByRole('listitem');
}

/** The form of the page, not that of the footer. */
export function form(page: Page) {
  return page.locator('main [data-island=form] form');
}

export function submit(page: Page) {
  return form(page).locator('[type=submit]');
}

export function dialog(page: Page) {
  return page.getByRole('dialog');
}

export async function fillRequired(page: Page): Promise<void> {
  const typed = Object.entries(answers).filter(([name]) => name !== slotField?.name);
  await fillFields(form(page), typed);
  if (slotField !== undefined)
    await page.getByRole('radio', { name: slots[0] ?? '', exact: true }).check({ force: true });
}

/** Every field that holds something, the type of demo aside. */
export function filledFields(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement, typeName) => {
    const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)] as const);
    return Object.fromEntries(entries.filter(([name, value]) => value !== '' && name !== typeName));
  }, typeField?.name);
}
