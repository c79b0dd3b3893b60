import { expect, test } from 'vitest';
import { machineLayers, namedItems } from '../../src/ui/machine/machine-layers.ts';

const layers = [
  { id: 'above', name: 'Above', items: ['Mast', 'Boom'] },
  { id: 'below', name: 'Below', shortName: 'Low', items: ['Rudder'] },
];
const own = { name: 'Crew', items: ['Skipper'] };

test.each([
  ['nothing happens', { own }, ['Skipper block', 'Mast block', 'Boom block', 'Rudder block']],
  ['some take part', { connections: [{ name: 'Boom' }] }, ['Mast block', 'Boom lit', 'Rudder block']],
  [
    'a name is of no layer',
    { own, connections: [{ name: 'Buoy' }] },
    ['Skipper block', 'Buoy lit', 'Mast block', 'Boom block', 'Rudder block'],
  ],
  [
    'there is a subject',
    { subject: 'Mast', connections: [{ name: 'Rudder' }] },
    ['Mast lit', 'Boom block', 'Rudder near'],
  ],
] as const)('where %s', (_, state, looks) => {
  const machine = { layers, ...state, connections: 'connections' in state ? [...state.connections] : undefined };
  const drawn = machineLayers(machine as Parameters<typeof machineLayers>[0]);
  const items = drawn.flatMap((layer) => layer.items);
  expect(items.map(({ name, look }) => `${name} ${look}`)).toEqual(looks);
  expect(items.map(({ key }) => key)).toEqual(items.map((_item, index) => index + 1));
  expect(drawn.at(-1)).toMatchObject({ shortName: 'Low', isOwn: false });
  const named = drawn.flatMap((layer) => namedItems(layer, machine as Parameters<typeof machineLayers>[0]));
  expect(named.map(({ name }) => name)).toEqual(
    (looks.every((look) => look.endsWith(' block')) ? looks : looks.filter((look) => !look.endsWith(' block'))).map(
      (look) => look.replace(/ \w+$/, ''),
    ),
  );
});

test('a step outside has no place in any layer', () => {
  const step = { lane: 'person', actor: 'Buoy', text: 'Rings.' } as const;
  const drawn = (outside: boolean) =>
    machineLayers({ layers, own: { name: 'Crew' }, trace: { caption: 'Turn', steps: [{ ...step, outside }] } })[0]
      ?.items;
  expect(drawn(false)).toMatchObject([{ name: 'Buoy', look: 'lit' }]);
  expect(drawn(true)).toEqual([]);
});
