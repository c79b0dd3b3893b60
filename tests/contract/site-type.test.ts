import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from './real-site.ts';

const root = join(import.meta.dirname, '../..');

/** What the compiler says of a site, written as one literal, held against the type that views and renderer are written for. */
function complaintsAbout(value: object, name: string): string {
  const project = join(root, 'node_modules/.cache/site-type', name);
  mkdirSync(project, { recursive: true });
  const module = `import type { Site } from '#generated/types.ts';\nexport const site = ${JSON.stringify(value)} satisfies Site;\n`;
  writeFileSync(join(project, 'site.ts'), module);
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['site.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  return spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], { encoding: 'utf8' }).stdout;
}

test('the site that reaches the renderer has the emitted type', () => {
  // What only codegen reads is none of the renderer's type.
  expect(complaintsAbout({ ...site, usedIcons: undefined, linkTables: undefined }, 'real')).toBe('');
});

test('a site with a value of another type has not', () => {
  const [first] = site.pages;
  expect(complaintsAbout({ ...site, pages: [{ ...first, head: { title: 3 } }] }, 'wrong')).toContain('error TS2322');
});
