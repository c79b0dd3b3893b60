import { expect, test } from 'vitest';
import { registerFacts } from '../../codegen/model/facts/register-facts.ts';
import { specLocale } from '../../codegen/model/locale/spec-locale.ts';

const locale = specLocale({ locale: { typography: 'none' } });

test('the register holds what is read on the site, and no figure that drafts and days to come alone say', () => {
  const ofDelay = { usual: { value: 48 }, fast: { value: 24 }, later: { value: 12 } };
  const value = {
    delay: { label: 'Délai', source: 'Nous', unit: 'h', readings: ofDelay },
    unread: { label: 'Prix de Noël', source: 'Nous', value: 99, unit: '€' },
    read: { label: 'Clients', source: 'Nous', value: 7 },
  };
  const usage = new Map([
    ['delay.usual', { everywhere: false, pages: new Set(['/', '/offres']) }],
    ['delay.fast', { everywhere: true, pages: new Set<string>() }],
    ['read', { everywhere: false, pages: new Set(['/']) }],
  ]);
  const readings = registerFacts(value, usage, locale).flatMap((fact) =>
    fact.readings.map(({ name, everywhere, pages }) => [fact.id, name, everywhere, pages]),
  );
  expect(readings).toEqual([
    ['delay', 'usual', false, ['/', '/offres']],
    ['delay', 'fast', true, []],
    ['read', undefined, false, ['/']],
  ]);
});

test('a figure is measured, calculated, in a law, published by an author or announced; what is written for owners is left out', () => {
  const everywhere = { everywhere: true, pages: new Set<string>() };
  const measured = { by: 'le cabinet Ortega', on: '2026-03-14' };
  const value = {
    measured: { label: 'Délai', value: 48, measured, origin: 'Contrat, annexe 2' },
    counted: { label: 'Offres', value: 3, derived: { kind: 'count', of: 'offers' } },
    fine: { label: 'Amende', value: 4, reference: { kind: 'law', name: 'Article 83', href: 'https://loi.example' } },
    format: {
      label: 'Format',
      value: 'A4',
      reference: { kind: 'published', name: 'Manuel', href: 'https://a.example' },
    },
    announced: { label: 'Clients', value: 7, source: "Rapport d'activité", origin: 'Contrat, annexe 3' },
  };
  const usage = new Map(Object.keys(value).map((id) => [id, everywhere]));
  const register = registerFacts(value, usage, locale);
  expect(register.map(({ readings: [reading], ...fact }) => ({ ...fact, ...reading }))).toMatchObject([
    { id: 'measured', text: '48', state: 'measured', measured },
    { id: 'counted', text: '3', state: 'derived' },
    { id: 'fine', state: 'law', reference: { name: 'Article 83', href: 'https://loi.example' } },
    { id: 'format', state: 'published', reference: { name: 'Manuel', href: 'https://a.example' } },
    { id: 'announced', source: "Rapport d'activité", state: 'announced' },
  ]);
  expect(JSON.stringify(register)).not.toMatch(/annexe|kind/);
});
