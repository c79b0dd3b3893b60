import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from './rule.ts';

const folder = join(import.meta.dirname, '..');

/** Every rule of codegen/rules/, in the order of the files: a rule is there because its file is. */
export const rules: readonly Rule[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map(async (name) => {
      const { rule } = (await import(pathToFileURL(join(folder, name)).href)) as { rule?: Rule };
      if (rule === undefined) throw new Error(`codegen/rules/${name} exports no rule.`);
      return rule;
    }),
);
