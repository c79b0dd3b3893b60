import { expect, test } from 'vitest';
import { callingCodeOf, dialledNumber } from '../../src/shared/telephone.ts';

test.each([
  ['FR', '01 23 45 67 89', '+33123456789'],
  ['BE', '02 55 51 23 40', '+32255512340'],
  ['US', '01 23 45 67 89', '0123456789'],
  ['US', '+32 2 555 12 34', '+3225551234'],
  ['GB', '112', '112'],
])('in %s, « %s » is dialled as %s', (country, phone, dialled) => {
  expect(dialledNumber(phone, callingCodeOf(country))).toBe(dialled);
});
