import { isObject, type Json } from '../json.ts';
import type { Schemas } from '../schemas.ts';
import { literalUnion, pascalCase } from './names.ts';

/** Imports for the icons that the spec or a block's example names, and only those. */
export function emitIcons(usedIcons: readonly string[], { examples }: Schemas): string {
  const inExamples = [...examples.values()].flatMap((blocks) => blocks.flatMap(iconsIn));
  const names = [...new Set([...usedIcons, ...inExamples])].toSorted();
  const imports = names.map((name) => `import ${component(name)} from 'lucide-react/icons/${name}';`);
  const entries = names.map((name) => `  '${name}': ${component(name)},`);
  return `import type { LucideIcon } from 'lucide-react';
${imports.join('\n')}

export type IconName = ${literalUnion(names)};

export const iconByName: Readonly<Record<IconName, LucideIcon>> = {
${entries.join('\n')}
};`;
}

function iconsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'icon' && typeof item === 'string' ? [item] : iconsIn(item),
  );
}

function component(name: string): string {
  return `${pascalCase(name)}Icon`;
}
