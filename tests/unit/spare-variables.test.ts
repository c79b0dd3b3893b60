import postcss from 'postcss';
import { expect, test } from 'vitest';
import { spareVariables } from '../../codegen/site/spare-variables.ts';

function spared(css: string): string {
  const root = postcss.parse(css);
  spareVariables(root);
  return root.toString();
}

test('variables of Tailwind that no rule reads are taken out, wherever they are declared', () => {
  expect(
    spared(
      '@layer properties{*{--tw-font-weight:initial;--tw-leading:initial}}.a{--tw-font-weight:500;font-weight:500}' +
        '.b{--tw-leading:1;line-height:var(--tw-leading,2)}@property --tw-font-weight{syntax:"*"}',
    ),
  ).toBe(
    '@layer properties{*{--tw-leading:initial}}.a{font-weight:500}.b{--tw-leading:1;line-height:var(--tw-leading,2)}',
  );
});

test('those that are read begin anew on each element by one rule, in all browsers', () => {
  expect(
    spared(
      '@layer properties{@supports (not (margin-trim:inline)){*,::backdrop{--tw-leading:initial}}}' +
        '.b{line-height:var(--tw-leading)}@property --tw-leading{syntax:"*"}@property --own{syntax:"*"}',
    ),
  ).toBe(
    '@layer properties{*,::backdrop{--tw-leading:initial}}.b{line-height:var(--tw-leading)}@property --own{syntax:"*"}',
  );
});

test('borders leave their style to the reset, and to a rule that says another one', () => {
  expect(
    spared(
      '.a{border-top-style:var(--tw-border-style);border-top-width:1px}.b{--tw-border-style:dashed;border-style:dashed}',
    ),
  ).toBe('.a{border-top-width:1px}.b{border-style:dashed}');
});

test('the variables of the theme stay: other stylesheets read them', () => {
  expect(spared(':root{--color-ink:#000}')).toBe(':root{--color-ink:#000}');
});
