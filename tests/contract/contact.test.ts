import { describe, expect, test } from 'vitest';
import { contactTopics } from '../../src/blocks/contact-form/contact-topics.ts';
import { minutesOf } from '../../src/blocks/request-guide/delay-scale.tsx';
import { topicName, trapName } from '../../src/forms/form-fields.ts';
import { contactHref } from '../../src/ui/contact-link.tsx';
import { site } from './real-site.ts';
import { blockOf, hrefsOf, pageAt, renderBlocks, wordsOf } from './rendered.ts';

const { contactHints } = site.tables;
const { contact } = site.settings;

describe('the contact page', () => {
  const html = renderBlocks('/contact');
  const text = wordsOf(html);

  test('has a hero with six channels, the form, the contextual information and the offices, in this order', () => {
    expect(pageAt('/contact').blocks.map(({ type }) => type)).toEqual([
      'contact-hero',
      'contact-form',
      'request-guide',
      'office-box',
    ]);
    const { channels } = blockOf('/contact', 'contact-hero');
    expect(channels.map(({ label, value }) => [label, value])).toEqual([
      ['E-mail prioritaire', contact.priorityEmail],
      ['E-mail standard', contact.email],
      ['Ligne urgente', contact.urgentPhone],
      ['Standard commercial', contact.phone],
      ['Adresse', contact.address],
      ['SLA garanti', '99,9\u00A0%'],
    ]);
    expect(channels.filter(({ urgent }) => urgent).map(({ kind }) => kind)).toEqual(['email', 'phone']);
  });

  test('links every address and number, which work on a telephone', () => {
    const links = hrefsOf(html);
    expect(links).toContain(`mailto:${contact.priorityEmail}`);
    expect(links).toContain(`mailto:${contact.email}`);
    expect(links).toContain('tel:+33199004848');
    expect(links).toContain('tel:+33199001212');
    expect(contactHref('place', contact.address)).toBeUndefined();
  });

  test('gives the hints of the requirements: two priorities, three subjects, three regulated sectors', () => {
    const hints = contactHints.map(({ criterion, options }) => [criterion, ...options]);
    expect(hints).toEqual([
      ['priority', 'Très urgent'],
      ['priority', 'Urgent'],
      ['subject', 'Démonstration'],
      ['subject', 'Conformité'],
      ['subject', 'Question technique'],
      ['sector', 'Finance & Banque', 'Santé & Pharmaceutique', 'Secteur Public'],
    ]);
    expect(messageOf('very-urgent')).toMatch(/Priorité maximale.*1 h ouvrée\./);
    expect(messageOf('urgent')).toMatch(/2 h ouvrées.*contacts URGENT/);
    expect(messageOf('regulated-sector')).toMatch(/expert en conformité/);
    expect(new Set(contactHints.map(({ message }) => message)).size).toBe(contactHints.length);
  });

  test('draws the delays from the shortest to the longest', () => {
    const minutes = blockOf('/contact', 'request-guide').delays.map(minutesOf);
    expect(minutes).toEqual([47, 60, 60, 120, 240]);
  });

  test.each(['< 47 min', '< 1 h', '1 h ouvrée', '2 h ouvrées', '4 h ouvrées', '2 500 €', '1 847', '99,2 %', '99,9 %'])(
    'states %s',
    (claim) => {
      expect(text).toContain(claim);
    },
  );

  test('the form holds the fourteen documented fields, disabled nowhere but at its button, and never names an address to go to', () => {
    const form = renderBlocks('/contact', 'contact-form');
    const names = [...form.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    // What a link asks for is no field that a visitor fills in.
    expect(form).toMatch(new RegExp(`<input[^>]* readOnly="" hidden="" name="${topicName}"`));
    expect(names).toEqual([
      topicName, 'name', 'company', 'email', 'phone', 'sector', 'companySize', 'subject', 'message', 'priority',
      'preferredContact', 'budget', 'timeline', 'currentChallenge', 'specificGoals', trapName,
    ]); // prettier-ignore
    expect(form).toMatch(/<form[^>]* method="dialog"/);
    expect(form).not.toMatch(/<form[^>]* action=/);
    expect(form).toMatch(/<button type="submit" disabled=""/);
  });

  test('every link of the site that asks for an item names one that the form knows', { timeout: 30_000 }, () => {
    const { items } = blockOf('/contact', 'contact-form');
    const known = Object.keys(contactTopics(site.tables, items).demande);
    expect(new Set(known).size).toBe(known.length);
    const asked = site.pages.flatMap(({ path, blocks }) => (blocks.length === 0 ? [] : idsAskedOn(path)));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('leads from the offices to the demo, the documentation and the assistant, silent when absent', () => {
    const { ways } = blockOf('/contact', 'office-box');
    expect(ways.map(({ action }) => action.href ?? action.chat)).toEqual(['/demo', '/documentation', 'silent']);
  });
});

test.each(['/contact', '/demo'])('every link of %s to a place on the page has its target', (path) => {
  const html = renderBlocks(path);
  for (const href of hrefsOf(html).filter((link) => link.startsWith('#'))) {
    expect(html).toContain(`id="${href.slice(1)}"`);
  }
});

function idsAskedOn(path: string): string[] {
  return hrefsOf(renderBlocks(path)).flatMap((href) => {
    const [address = '', query = ''] = href.split('?');
    return address === '/contact' ? new URLSearchParams(query.split('#')[0]).getAll('demande') : [];
  });
}

function messageOf(id: string): string {
  return wordsOf(contactHints.find((hint) => hint.id === id)?.message ?? '');
}
