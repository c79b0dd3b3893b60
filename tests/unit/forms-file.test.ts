import { expect, test } from 'vitest';
import { formsFile } from '../../codegen/site/servers/forms-file.ts';
import { testRequests } from '../../codegen/owner/delivery/test-request.ts';
import { trapName } from '../../src/forms/form-fields.ts';
import { siteForms, siteWith } from './receiver/site-forms.ts';

test('what a receiver is told of the forms: their fields, titles and choices, and how long a request is kept', () => {
  expect(siteForms).toMatchObject({
    site: { name: 'Atelier Dupré', baseUrl: 'https://atelier.example' },
    retentionMonths: 36,
    confirmationDays: 7,
    minimumFillMs: 3000,
    trap: trapName,
    forms: [
      {
        id: 'visite',
        title: "Visite de l'atelier",
        subscription: false,
        fields: [
          { name: 'name', required: true, maxLength: 80, choices: {} },
          { name: 'email', kind: 'email' },
          { name: 'day', choices: { sat: 'Samedi matin' } },
          { name: 'message', required: false },
          { name: 'topic', label: 'À propos de' },
        ],
      },
      { id: 'lettre', title: 'Lettre', subscription: true },
    ],
  });
  expect(formsFile(siteWith('none'))).toBeUndefined();
});

test('a test fills in what is required and nothing else, is marked, and leaves out a form that is sent nowhere', () => {
  expect(testRequests(siteWith('none'), '2026-01-01')).toEqual([]);
  expect(testRequests(siteWith('https://service.example/f'), '2026-01-01')).toEqual([
    {
      form: 'visite',
      delivery: 'https://service.example/f',
      fields: {
        form: 'visite',
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        elapsedMs: '60000',
        deliveryTest: '1',
        key: 'k1',
        name: 'Essai de livraison, à ignorer',
        email: 'bonjour@atelier.example',
        day: 'sat',
        page: '/',
      },
    },
  ]);
});
