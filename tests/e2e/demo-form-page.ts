import { expect, type Page } from 'playwright/test';
import { fieldNamed, fillFields, formPlace, valuesOf } from './forms.ts';
import { openAlive } from './open-alive.ts';

const place = formPlace('demo');
const booking = place?.form;
const demoPath = place?.path ?? '';
/** Its hours. */
export const slots = fieldNamed(booking, 'time')?.days?.flatMap(({ times }) => times) ?? [];
/** What a visitor types into the required fields. */
export const required = { name: 'Claire Martin', company: 'Mutuelle du Port', email: 'claire@example.fr' };
/** A day that is to come for a long time: it falls on the first of a month. */
export const day = '2099-12-01';
export const demoTypes = fieldNamed(booking, 'demoType')?.choices ?? [];
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

export function submit(page: Page) {
  return page.locator('main [data-island=form] form [type=submit]');
}

export function dialog(page: Page) {
  return page.getByRole('dialog');
}

export async function fillRequired(page: Page): Promise<void> {
  const chosen = (name: string): [string, string] => [name, valuesOf(booking, name)[0] ?? ''];
  await fillFields(page.locator('main form:has([name=date])'), [
    ...Object.entries(required),
    chosen('sector'),
    chosen('useCase'),
    ['date', day],
  ]);
  await page.getByRole('radio', { name: slots[0] ?? '', exact: true }).check({ force: true });
}

/** Every field that holds something, the type of demo aside. */
export function filledFields(page: Page): Promise<Record<string, string>> {
  return page.locator('form:has([name="currentSolution"])').evaluate((form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    return Object.fromEntries(entries.filter(([name, value]) => value !== '' && name !== 'demoType'));
  });
}
