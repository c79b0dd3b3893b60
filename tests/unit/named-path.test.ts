import { expect, test } from 'vitest';
import { namedPath } from '../../codegen/release/named-path.ts';

test.each([
  ['the id of a row', [{ id: 'basic', name: 'Essentielle' }], [0, 'name'], 'basic/name'],
  ['the type of a block', { blocks: [{ type: 'intro' }, { type: 'outro' }] }, ['blocks', 1], 'blocks/outro'],
  ['another name when two blocks have one type', { blocks: [{ type: 'intro', label: 'Un' }, { type: 'intro', label: 'Deux' }] }, ['blocks', 1, 'label'], 'blocks/Deux/label'], // prettier-ignore
  ['no name that is a reference to another', [{ name: '{sectors.legal.name}', href: '/solutions/legal' }], [0, 'name'], '/solutions/legal/name'], // prettier-ignore
  ['the number of a text, counted from one', { steps: ['a', 'b'] }, ['steps', 1], 'steps/n° 2'],
  ['keys as they are', { legal: { capital: 1 } }, ['legal', 'capital'], 'legal/capital'],
])('an item of a list goes by %s', (_, data, path, name) => {
  expect(namedPath(data, path)).toBe(name);
});
