import { parse } from 'yaml';
import type { SiteForms } from '../../../examples/receiver/site-forms.ts';
import type { Site } from '../../../codegen/model/site.ts';
import { formsFile } from '../../../codegen/site/servers/forms-file.ts';

/** A site of the tests' own, as far as its forms are concerned. */
export const siteWith = (delivery: string) =>
  parse(`
settings:
  name: Atelier Dupré
  baseUrl: https://atelier.example
  contact: { email: bonjour@atelier.example }
  locale: { language: fr, timeZone: Europe/Paris }
  forms: { delivery: '${delivery}', minimumFillMs: 3000, retentionMonths: 36, extraFields: { key: k1 } }
forms:
  visite:
    groups:
      - fields:
          - { name: name, kind: text, label: Nom, required: true, maxLength: 80 }
          - { name: email, kind: email, label: E-mail, required: true }
          - { name: day, kind: choice, label: Jour, required: true, choices: [{ value: sat, label: "Samedi\\u00A0matin" }, { value: sun, label: Dimanche }] }
          - { name: message, kind: longText, label: Message }
    topic: { label: À propos de }
  lettre:
    line: {}
    groups: [{ legend: Lettre, fields: [{ name: email, kind: email, label: E-mail, required: true }] }]
    delivery: none
pages: [{ name: Visite de l’atelier, blocks: [{ type: form, form: { id: visite } }] }]
`) as Site;

/** What its build writes for a receiver. */
export const siteForms = JSON.parse(formsFile(siteWith('/demandes')) ?? '') as SiteForms;
