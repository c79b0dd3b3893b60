import type { Root } from 'postcss';

/**
 * Takes out of a compiled stylesheet what Tailwind writes for the case that some rule reads it, and none does: half of the variables
 * of its own (`--tw-font-weight`). The style of borders among them: it is solid from the reset on, or said by a rule of its own.
 *
 * The few that are left begin anew on each element by the one rule that Tailwind keeps for browsers without `@property`: it does so in
 * all, and each is then declared once instead of twice.
 */
export function spareVariables(root: Root): void {
  root.walkDecls(/^border(?:-\w+)*-style$/, (rule) => {
    if (rule.value === 'var(--tw-border-style)') rule.remove();
  });
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--tw-[\w-]+/g)) read.add(name);
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-')) rule.remove();
  });
  root.walkAtRules('layer', ({ params, nodes = [] }) => {
    if (params !== 'properties') return;
    for (const node of nodes)
      if (node.type === 'atrule' && node.name === 'supports') node.replaceWith(node.nodes ?? []);
  });
}
