import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formsFile } from '../../codegen/site/servers/forms-file.ts';
import { testRequests } from '../../codegen/owner/delivery/test-request.ts';
import type { Site } from '../../codegen/model/site.ts';
import { trapName } from '../../src/forms/form-fields.ts';

/** A site of the tests' own, as far as its forms are concerned. */
const siteWith = (delivery: string) =>
  parse(`
settings:
  name: Atelier
  baseUrl: https://atelier.example
  contact: { email: bonjour@atelier.example }
  locale: { language: fr, timeZone: Europe/Paris }
  forms: { delivery: '${delivery}', minimumFillMs: 2000, retentionMonths: 12, extraFields: { key: k1 } }
forms:
  visite:
    groups:
      - fields:
          - { name: name, kind: text, label: Le nom, required: true, maxLength: 80 }
          - { name: email, kind: email, label: L'e-mail, required: true }
          - { name: day, kind: choice, label: Le jour, required: true, choices: [{ value: sat, label: "Samedi\u00A0matin" }] }
          - { name: note, kind: longText, label: Une note }
    topic: { label: Au sujet de }
  lettre:
    line: {}
    groups: [{ legend: Lettre, fields: [{ name: email, kind: email, label: L'e-mail, required: true }] }]
    delivery: none
pages: [{ name: Visiter, blocks: [{ type: form, form: { id: visite } }] }]
`) as Site;

test('what a receiver is told of the forms: their fields, titles and choices, and how long a request is kept', () => {
  const written = formsFile(siteWith('/demandes')) ?? '';
  expect(JSON.parse(written)).toMatchObject({
    site: { name: 'Atelier', baseUrl: 'https://atelier.example' },
    retentionMonths: 12,
    confirmationDays: 7,
    minimumFillMs: 2000,
    trap: trapName,
    forms: [
      {
        id: 'visite',
        title: 'Visiter',
        subscription: false,
        fields: [
          { name: 'name', required: true, maxLength: 80, choices: {} },
          { name: 'email', kind: 'email' },
          { name: 'day', choices: { sat: 'Samedi matin' } },
          { name: 'note', required: false },
          { name: 'topic', label: 'Au sujet de' },
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
