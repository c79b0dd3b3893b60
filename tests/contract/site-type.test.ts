import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from './real-site.ts';

const root = join(import.meta.dirname, '../..');

/** What the compiler says of sites, each written as one literal, held against the type that views and renderer are written for. */
function complaintsAbout(values: Readonly<Record<string, object>>): string[] {
  const project = join(root, 'node_modules/.cache/site-type');
  mkdirSync(project, { recursive: true });
  const modules = Object.entries(values).map(([name, value]) => {
    const module = `import type { Site } from '#src/ui/site.ts';
\nexport const site = ${JSON.stringify(value)} satisfies Site;\n`;
    writeFileSync(join(project, `${name}.ts`), module);
    return `${name}.ts`;
  });
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: modules };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

test('the site that reaches the renderer has the emitted type, and a site with a value of another type has not', () => {
  const [first] = site.pages;
  // What only codegen reads is none of the renderer's type.
  const right = { ...site, usedIcons: undefined, linkTables: undefined };
  const wrong = { ...right, pages: [{ ...first, head: { title: 3 } }] };
  // One run of the compiler: it reads the type once.
  expect(complaintsAbout({ right, wrong })).toEqual([expect.stringMatching(/wrong\.ts.* error TS2322/u)]);
});
