import { expect, type Page } from 'playwright/test';
import { contactTopics, topicKinds, type TopicParameter } from '../../src/blocks/contact-form/contact-topics.ts';
import { choicesOf, valueOf } from '../../src/forms/options.ts';
import { openAlive } from './open-alive.ts';
import { placesOf, settings, startingWith, tables } from './site.ts';

export const { forms } = settings;
const contact = placesOf('contact-form')[0];
const contactPath = contact?.path ?? '';

/** The choice at a place of a list, counted from zero; lists may be short. */
function choice(list: string, index: number): string {
  const choices = choicesOf(list);
  return choices[index % choices.length]?.value ?? '';
}

/** The subjects of the form: those with advice of their own first. */
export const subjects = tables.contactSubjects.toSorted((a, b) => Number(isAdvised(b)) - Number(isAdvised(a)));
function isAdvised({ label }: { label: string }): boolean {
  return tables.contactHints.some(({ criterion, options }) => criterion === 'subject' && options.includes(label));
}
/** Two subjects, the first one chosen by whoever fills in the form. */
export const [chosenSubject = '', otherSubject = ''] = [subjects[0]?.id, subjects.at(-1)?.id];

/** The sectors that a link can name, by id, and what the form then holds. */
export const sectors = (tables.formOptions.find(({ id }) => id === 'sector')?.options ?? []).flatMap(
  ({ label, sector }) => (sector === undefined ? [] : [{ id: sector, value: valueOf(label) }]),
);

/** What a link can say that a request is about: its query, and the words in which the form repeats it. */
export interface Topic {
  query: string;
  text: string;
}

/** Everything of one parameter that a link to the form can name. */
export function topicsOf(parameter: TopicParameter): Topic[] {
  if (contact === undefined) return [];
  const { form: texts, items } = contact.block;
  const kind = topicKinds[parameter];
  return Object.entries(contactTopics(tables, items)[parameter]).map(([id, title]) => ({
    query: `${parameter}=${id}`,
    text: kind === undefined ? title : `${texts[kind]}\u00A0: ${title}`,
  }));
}
/** One topic of each parameter that has any. */
export const topics = (Object.keys(topicKinds) as TopicParameter[]).flatMap((name) => topicsOf(name).slice(0, 1));

/** A whole request, field by field, under the documented names. */
export const filled = {
  name: 'Zoë « l’Ingénieure » O’Brien & fils',
  company: 'Mutuelle <du> Rhône',
  email: 'zoe@example.fr',
  phone: '+33 1 99 00 12 12',
  sector: choice('sector', 1),
  companySize: choice('company-size', 2),
  subject: chosenSubject,
  message: 'Ligne 1\nLigne 2 👩🏽‍⚕️ "a=b&c=d+e%20"\n\n€',
  priority: choice('priority', 1),
  preferredContact: choice('preferred-contact', 2),
  budget: choice('budget', 2),
  timeline: choice('timeline', 0),
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
export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: startingWith(`${contact?.block.confirmation.thanks},`) });
export const problem = (page: Page) => form(page).getByRole('alert');

/** Opens the form; `address` may carry a context. */
export async function open(page: Page, address = contactPath): Promise<void> {
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
