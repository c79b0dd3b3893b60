import { expect, test } from 'vitest';
import { registerFacts } from '../../codegen/model/facts/register-facts.ts';
import type { Source } from '../../codegen/model/resolve/spec-index.ts';
import type { SpecLocale } from '../../codegen/model/resolve/spec-locale.ts';

const locale = { language: 'fr', country: 'FR', currency: 'EUR', rangeTo: 'à', typeset: (text: string) => text };
const source = { annotations: [] };

test('the register holds what is read on the site, and no figure that drafts and days to come alone say', () => {
  const value = {
    delay: {
      label: 'Délai',
      source: 'Nous',
      unit: 'h',
      readings: { usual: { value: 48 }, fast: { value: 24 }, later: { value: 12 } },
    },
    unread: { label: 'Prix de Noël', source: 'Nous', value: 99, unit: '€' },
    read: { label: 'Clients', source: 'Nous', value: 7 },
  };
  const usage = new Map([
    ['delay.usual', { everywhere: false, pages: new Set(['/', '/offres']) }],
    ['delay.fast', { everywhere: true, pages: new Set<string>() }],
    ['read', { everywhere: false, pages: new Set(['/']) }],
  ]);
  const register = registerFacts({
    facts: { source: source as unknown as Source, value },
    sources: [],
    usage,
    locale: locale as unknown as SpecLocale,
  });
  expect(
    register.map(({ id, readings }) => [
      id,
      readings.map(({ name, everywhere, pages }) => ({ name, everywhere, pages })),
    ]),
  ).toEqual([
    [
      'delay',
      [
        { name: 'usual', everywhere: false, pages: ['/', '/offres'] },
        { name: 'fast', everywhere: true, pages: [] },
      ],
    ],
    ['read', [{ name: undefined, everywhere: false, pages: ['/'] }]],
  ]);
});
