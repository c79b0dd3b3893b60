import postcss from 'postcss';
import { expect, test } from 'vitest';
import { splitStyles } from '../../codegen/site/bundle/split-styles.ts';

/** The classes of each half, of a stylesheet with one rule for each class. */
function halves(rules: string, shared: readonly string[], ...applications: readonly (readonly string[])[]) {
  const root = postcss.parse(`@layer base{a{color:red}}@layer utilities{${rules}}`);
  const moved = splitStyles(
    root,
    new Set(shared),
    applications.map((names) => new Set(names)),
  );
  const classes = (css: string) =>
    [...css.matchAll(/\.((?:\\.|[a-z])(?:\\.|[\w-])*)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  return { shared: root.toString(), applications: moved, kept: classes(root.toString()), moved: classes(moved) };
}

test('what only applications use is moved, and nothing is in both halves', () => {
  const { shared, applications, kept, moved } = halves(
    '.flex{display:flex}.w-0{width:0}@media (width>=40rem){.sm\\:flex{display:flex}.sm\\:w-0{width:0}}@media print{.print\\:w-0{width:0}}',
    ['flex', 'sm:flex'],
    ['flex', 'w-0', 'sm:w-0', 'print:w-0'],
  );
  expect(kept).toEqual(['flex', 'sm:flex']);
  expect(moved).toEqual(['w-0', 'sm:w-0', 'print:w-0']);
  expect(shared).toContain('@layer base');
  expect(shared).not.toContain('print');
  expect(applications).toMatch(/^@layer utilities\{.*@media \(width>=40rem\)\{\.sm/);
});

test('a class is read from its rule, whatever stands around it', () => {
  const rules = [
    '.first\\:pt-0:first-child{padding-top:0}',
    ':is(.\\*\\:m-0>*){margin:0}',
    ':where([data-on]) .in-data-on\\:hidden{display:none}',
    '.w-\\[min\\(1rem\\,5vw\\)\\]{width:min(1rem,5vw)}',
  ];
  const names = ['first:pt-0', '*:m-0', 'in-data-on:hidden', 'w-[min(1rem,5vw)]'];
  expect(halves(rules.join(''), [], names).moved).toEqual(names);
  expect(halves(rules.join(''), names, names).moved).toEqual([]);
});

test('a rule stays where it would win over one that stays and comes after it', () => {
  const rules =
    '.px-4{padding-inline:1rem}.pl-2{padding-left:0.5rem}@media (width>=40rem){.sm\\:px-6{padding-inline:1.5rem}}';
  expect(halves(rules, ['sm:px-6'], ['px-4', 'sm:px-6']).moved).toEqual([]);
  expect(halves(rules, ['pl-2'], ['px-4', 'pl-2']).moved).toEqual([]);
  // No element of an application has the one that stays, or both.
  expect(halves(rules, ['sm:px-6'], ['px-4'], ['sm:px-6']).moved).toEqual(['px-4']);
  expect(halves(rules, ['sm:px-6'], ['px-4']).moved).toEqual(['px-4']);
  // What stays for that reason keeps others in turn.
  expect(halves(`.p-1{padding:0.25rem}${rules}`, ['sm:px-6'], ['p-1', 'px-4', 'sm:px-6']).kept).toEqual([
    'p-1',
    'px-4',
    'pl-2',
    'sm:px-6',
  ]);
});

test('two rules of a kind never meet on one element: neither keeps the other', () =>
  expect(halves('.h-1{height:1px}.h-2{height:2px}', ['h-2'], ['h-1', 'h-2']).moved).toEqual(['h-1']));
