import { expect, type Page } from 'playwright/test';
import { settings } from '../../src/generated/site.ts';
import { openAlive } from './open-alive.ts';

export const { forms } = settings;

/** A whole request, field by field, under the documented names. */
export const filled = {
  name: 'Zoë « l’Ingénieure » O’Brien & fils',
  company: 'Mutuelle <du> Rhône',
  email: 'zoe@example.fr',
  phone: '+33 1 99 00 12 12',
  sector: 'Santé & Pharmaceutique',
  companySize: 'ETI (250-4999)',
  subject: 'compliance',
  message: 'Ligne 1\nLigne 2 👩🏽‍⚕️ "a=b&c=d+e%20"\n\n€',
  priority: 'Urgent',
  preferredContact: 'Visioconférence',
  budget: '50k€ - 100k€',
  timeline: 'Immédiat (< 1 mois)',
  currentChallenge: 'Le nuage public est refusé.\nDeux fois.',
  specificGoals: 'Un pilote en mars',
};
export const required = ['name', 'company', 'email', 'sector', 'subject', 'message'] as const;
export const fieldNames = Object.keys(filled);
/** What no link asked for. */
export const noTopic = { topic: '' };
export const whole = { ...filled, ...noTopic };
export const empty = { ...Object.fromEntries(fieldNames.map((name) => [name, ''])), ...noTopic };

export const form = (page: Page) => page.locator('[data-island=contact-form] form').first();
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
/** What the request is about, as a link said. */
export const topic = (page: Page) => form(page).locator('[data-topic]');
/** What is said of a draft, above the form. */
export const notice = (page: Page) => page.locator('[data-island=contact-form] [role=status]').first();
export const submit = (page: Page) => form(page).locator('[type=submit]');
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Merci,/ });
export const problem = (page: Page) => form(page).getByRole('alert');

/** Opens the form; `address` may carry a context. */
export async function open(page: Page, address = '/contact'): Promise<void> {
  await openAlive(page, address);
}

/** Fills in the fields named, as a visitor does. */
export async function fill(page: Page, names: readonly string[] = fieldNames): Promise<void> {
  for (const [name, value] of Object.entries(filled).filter(([key]) => names.includes(key))) {
    const control = field(page, name);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What the form holds, without the field for robots. */
export function held(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement) => {
    const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
    return Object.fromEntries(entries.filter(([name]) => name !== 'reference'));
  });
}

/** Fails the test when the page reports an error: no file that is held back on purpose. */
export function watchErrors({ page }: { page: Page }): void {
  const expected = /Failed to load resource|net::ERR/;
  page.on('pageerror', (error) => expect.soft(error.message).toBe('no error'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) expect.soft(message.text()).toBe('no error');
  });
}
