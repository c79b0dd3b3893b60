import { expect, test } from 'vitest';
import { isWhole, outsideNames, shownNames } from '../../src/ui/machine/machine-drawing.tsx';

const layers = [
  { id: 'above', name: 'Above', items: ['Mast', 'Boom'] },
  { id: 'below', name: 'Below', items: ['Rudder'] },
];

test.each([
  ['nothing happens', {}, true, ['Mast', 'Boom', 'Rudder'], []],
  ['all take part', { names: ['Rudder', 'Boom', 'Mast'] }, false, ['Mast', 'Boom', 'Rudder'], []],
  ['none takes part', { names: [] }, false, [], []],
  ['one stands outside', { subject: 'Mast', names: ['Rudder', 'Buoy'] }, false, ['Mast', 'Rudder'], ['Buoy']],
] as const)('where %s', (_, state, whole, shown, outside) => {
  const machine = { layers, ...state };
  expect(isWhole(machine)).toBe(whole);
  expect([...shownNames(machine)]).toEqual(shown);
  expect(outsideNames(machine)).toEqual(outside);
});
