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

const service = 'https://formulaires.example.fr';
const whole = ['Merci, Ada', 'La salle est à vous.', 'Rappel', 'La suite', 'À bientôt.'];
const unsent = ['Rien n’est parti.', ...whole, 'Par e-mail'];
const anyPart = new RegExp(['Reçu', 'Pas envoyé', ...unsent].join('|'), 'g');

test.each([
  ['what was sent is confirmed, with what follows', service, confirmation, ['Reçu', ...whole]],
  ['where nothing is sent, a sentence says so once, before all else', 'none', confirmation, ['Pas envoyé', ...unsent]],
  ['a form without a label for what is not sent has its own', 'none', written, ['Reçu', ...unsent]],
])('%s', (_, delivery, told, parts) => {
  const text = rendered(delivery, told).replaceAll(/<[^>]*>/g, '|');
  expect(Array.from(text.matchAll(anyPart), ([part]) => part)).toEqual(parts);
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
