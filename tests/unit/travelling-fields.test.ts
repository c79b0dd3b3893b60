import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Form } from '#generated/types.ts';
import { travellingFields } from '../../src/forms/travelling-fields.ts';

const choices = [
  { value: 'devis', label: 'Demande de\u00A0devis' },
  { value: "Plus d'un an", label: 'Plus d’un\u00A0an' },
];
const form = {
  groups: [{ legend: 'x', fields: [{ name: 'subject', kind: 'choice', label: 'Sujet', choices }] }],
} as Pick<Form, 'groups'>;

test('the label of a choice travels beside its id, and the page with both', () => {
  const sent = travellingFields(form, { subject: 'devis', message: 'devis' }, '/contact');
  expect(sent).toEqual({ subject: 'devis', subjectLabel: 'Demande de devis', message: 'devis', page: '/contact' });
  expect(Object.keys(sent)).toEqual(['subject', 'subjectLabel', 'message', 'page']);
});

test('a choice whose value says it travels alone', () => {
  expect(travellingFields(form, { subject: "Plus d'un an" }, '/')).toEqual({ subject: "Plus d'un an", page: '/' });
  expect(travellingFields(form, { subject: '' }, '/')).toEqual({ subject: '', page: '/' });
});

test('what a link named travels by its id too, several in one, and nothing beside what a visitor could have changed', () => {
  const links = [
    { parameter: 'pack', rows: { starter: { topic: 'Pack : Starter' } } },
    { parameter: 'cas', rows: { support: { topic: 'Cas : Support' }, other: { subject: 'x' } } },
  ];
  const about = (topic: string) => travellingFields({ ...form, links }, { topic }, '/')['topicId'];
  expect(about('Pack : Starter')).toBe('pack:starter');
  expect(about('Cas : Support · Pack : Starter')).toBe('pack:starter,cas:support');
  expect([about(''), about('Ce que ce site ne nomme plus')]).toEqual([undefined, undefined]);
});

test('no answer is lost to what travels beside it', () => {
  const fields = fc.dictionary(
    fc.constantFrom('subject', 'subjectLabel', 'message', 'name'),
    fc.oneof(fc.constantFrom('devis', ''), fc.string()),
  );
  fc.assert(
    fc.property(fields, (written) => {
      expect(travellingFields(form, written, '/contact')).toMatchObject(written);
    }),
  );
});
