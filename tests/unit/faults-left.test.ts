import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsLeft } from '../../src/forms/faults-left.ts';

const faults = { email: 'Refusé', name: 'Trop court', consent: 'À cocher' };
const sent = { email: 'a@example.fr', name: 'A' };

test('what a receiver refused stays said until the field is changed, and only there', () => {
  const failed = { phase: 'failed', failure: 'refused', faults, fields: sent } as const;
  expect(faultsLeft(failed, sent)).toEqual(faults);
  expect(faultsLeft(failed, { ...sent, name: 'Ada' })).toEqual({ email: 'Refusé', consent: 'À cocher' });
  expect(faultsLeft(failed, { ...sent, consent: 'oui' })).toEqual({ email: 'Refusé', name: 'Trop court' });
});

test('nothing is said of a form that did not fail', () => {
  fc.assert(
    fc.property(fc.constantFrom('idle', 'sending', 'stopped'), (phase) => {
      expect(faultsLeft({ phase }, sent)).toEqual({});
    }),
  );
});
