import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Form, FormConfirmation as Confirmation, SiteForms } from '#generated/types.ts';
import { FormConfirmation } from '#src/forms/form-confirmation.tsx';
import { form } from './fixtures/any-form.ts';

const written: Confirmation = {
  label: 'Reçu',
  title: 'Merci, {answers.name}',
  text: 'La salle est à vous.',
  recap: { heading: 'Rappel', fields: ['phone'] },
  steps: { heading: 'La suite', items: ['Une clé vous est envoyée.'] },
  closing: 'À bientôt.',
};
const confirmation: Confirmation = {
  ...written,
  unsent: { label: 'Pas envoyé', title: 'Encore un geste, {answers.name}', text: 'Téléphonez.' },
};

function read(delivery: string, told: Confirmation): string {
  const settings = { delivery, close: 'Fermer', privacy: { nothingSent: 'Rien n’est parti.' } } as unknown as SiteForms;
  const described = { ...form, confirmation: told } as Form;
  const sent = { name: 'Ada' };
  const element = (
    <FormConfirmation form={described} confirmation={told} sent={sent} settings={settings} onClose={() => undefined} />
  );
  return renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, '|');
}

test('what was sent is confirmed, with what follows', () => {
  const text = read('https://formulaires.example.fr', confirmation);
  for (const part of ['Reçu', 'Merci, Ada', 'La salle est à vous.', 'Rappel', 'La suite', 'À bientôt.'])
    expect(text).toContain(part);
  for (const part of ['Pas envoyé', 'Téléphonez.', 'Rien n’est parti.']) expect(text).not.toContain(part);
});

test('where nothing is sent, no reception and nothing that follows from one is announced', () => {
  const text = read('none', confirmation);
  for (const part of ['Pas envoyé', 'Encore un geste, Ada', 'Téléphonez.', 'Rappel', 'Rien n’est parti.'])
    expect(text).toContain(part);
  for (const part of ['Reçu', 'Merci', 'La salle est à vous.', 'La suite', 'À bientôt.'])
    expect(text).not.toContain(part);
});

test('a form that does not say so has its confirmation as written, and the note that nothing was sent', () => {
  const text = read('none', written);
  for (const part of ['Reçu', 'Merci, Ada', 'La suite', 'Rien n’est parti.']) expect(text).toContain(part);
});
