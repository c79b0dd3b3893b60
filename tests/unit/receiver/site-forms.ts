import type { SiteForms } from '../../../examples/receiver/site-forms.ts';

/** The forms of a site of the tests' own, as the build of a site writes them. */
export const siteForms: SiteForms = {
  site: { name: 'Atelier Dupré', baseUrl: 'https://atelier.example', email: 'bonjour@atelier.example' },
  locale: { language: 'fr', timeZone: 'Europe/Paris' },
  retentionMonths: 36,
  confirmationDays: 7,
  minimumFillMs: 3000,
  trap: 'reference',
  forms: [
    {
      id: 'visite',
      title: 'Visite de l’atelier',
      subscription: false,
      fields: [
        { name: 'name', label: 'Nom', kind: 'text', required: true, maxLength: 80, choices: {} },
        { name: 'email', label: 'E-mail', kind: 'email', required: true, choices: {} },
        { name: 'day', label: 'Jour', kind: 'choice', required: true, choices: { sat: 'Samedi', sun: 'Dimanche' } },
        { name: 'message', label: 'Message', kind: 'longText', required: false, choices: {} },
      ],
    },
    {
      id: 'lettre',
      title: 'Lettre',
      subscription: true,
      fields: [{ name: 'email', label: 'E-mail', kind: 'email', required: true, choices: {} }],
    },
  ],
};
