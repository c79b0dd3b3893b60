import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Form, FormConfirmation as Confirmation, SiteForms } from '#generated/types.ts';
import { FormConfirmation } from '#src/forms/form-confirmation.tsx';
import type { FormFields } from '#src/forms/form-fields.ts';
import { form } from './fixtures/any-form.ts';

const written: Confirmation = {
  label: 'Reçu',
  title: 'Merci, {answers.name}',
  text: 'La salle est à vous.',
  recap: { heading: 'Rappel', fields: ['phone'] },
  steps: { heading: 'La suite', items: ['Une clé vous est envoyée.'] },
  closing: 'À bientôt.',
};
const confirmation: Confirmation = { ...written, unsent: 'Pas envoyé' };

function rendered(delivery: string, told: Confirmation, sent: FormFields = { name: 'Ada' }): string {
  const settings = {
    delivery,
    close: 'Fermer',
    mail: { label: 'Par e-mail', subject: 'Demande' },
    privacy: { nothingSent: 'Rien n’est parti.' },
  } as unknown as SiteForms;
  const described = { ...form, confirmation: told } as Form;
  const given = { form: described, confirmation: told, sent, settings, email: 'ecole@example.fr' };
  return renderToStaticMarkup(<FormConfirmation {...given} onClose={() => undefined} />);
}

function read(delivery: string, told: Confirmation): string {
  return rendered(delivery, told).replaceAll(/<[^>]*>/g, '|');
}

test('what was sent is confirmed, with what follows', () => {
  const text = read('https://formulaires.example.fr', confirmation);
  for (const part of ['Reçu', 'Merci, Ada', 'La salle est à vous.', 'Rappel', 'La suite', 'À bientôt.'])
    expect(text).toContain(part);
  for (const part of ['Pas envoyé', 'Rien n’est parti.', 'Par e-mail']) expect(text).not.toContain(part);
});

test('where nothing is sent, a sentence says so once, before the confirmation as written', () => {
  const text = read('none', confirmation);
  const parts = [
    'Pas envoyé', 'Rien n’est parti.', 'Merci, Ada', 'La salle est à vous.', 'Rappel', 'La suite', 'À bientôt.',
  ]; // prettier-ignore
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text.split('Rien n’est parti.')).toHaveLength(2);
  expect(text).not.toContain('Reçu');
});

test('a form without a label for what is not sent has its own', () => {
  expect(read('none', written)).toContain('Reçu');
});

test('where nothing is sent, a link writes a message with each answer in words, and what it is about in its subject', () => {
  const sent = { topic: 'L’atlas', name: 'Ada & Eve', phone: '', age: 'L’âge adulte', needs: 'Une clé.\nDeux tables.' };
  const href = /href="(mailto:[^"]*)"/.exec(rendered('none', confirmation, sent))?.[1] ?? '';
  const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'));
  expect(pathname).toBe('ecole@example.fr');
  expect(searchParams.get('subject')).toBe('Demande\u00A0: L’atlas');
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    'À propos de\u00A0: L’atlas',
    'Nom\u00A0: Ada & Eve',
    'Âge\u00A0: L’âge adulte',
    'Précisions\u00A0: Une clé.',
    'Deux tables.',
  ]);
});
