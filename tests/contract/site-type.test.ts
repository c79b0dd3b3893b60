import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitTypes } from '../../codegen/site/emit/types.ts';
import { schemas, site } from './real-site.ts';

const root = join(import.meta.dirname, '../..');

test('the site that reaches the renderer has the emitted type, and a site with a value of another type has not', () => {
  const [first] = site.pages;
  // What only codegen reads is none of the renderer's type.
  const right = { ...site, usedIcons: undefined, linkTables: undefined };
  const wrong = { ...right, pages: [{ ...first, head: { title: 3 } }] };
  const project = join(root, 'node_modules/.cache/site-type');
  mkdirSync(project, { recursive: true });
  for (const [name, value] of Object.entries({ right, wrong })) {
    const text = `export const it = ${JSON.stringify(value)} satisfies Site;`;
    writeFileSync(join(project, `${name}.ts`), `import type { Site } from '#src/ui/site.ts';\n${text}\n`);
  }
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['right.ts', 'wrong.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  // One run of the compiler: it reads the type once.
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], { encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  expect(errors).toEqual([expect.stringMatching(/wrong\.ts.* error TS2322/u)]);
});

test('the shapes of a table have names of their own, with no title or with that of another shape', async () => {
  const picture = {
    title: 'Picture',
    type: 'object',
    additionalProperties: false,
    properties: { at: { type: 'integer' } },
  };
  const table = {
    type: 'object',
    properties: { id: { type: 'string' }, shown: picture, hung: { $ref: '#/$defs/wall' } },
  };
  const schema = { $id: 'text.schema.yaml', ...table, $defs: { wall: { ...picture, title: 'Wall of pictures' } } };
  const tables = new Map([...schemas.tables, ['text', schema]]);
  const folder = join(root, 'node_modules/.cache/store');
  const namesIn = async (all: typeof schemas) =>
    new Set(
      [...(await emitTypes(all, { settings: {}, tables: {} }, folder)).matchAll(/export \w+ (\w+)/g)].map(
        ([, name]) => name,
      ),
    );
  const [before, after] = [await namesIn(schemas), await namesIn({ ...schemas, tables })];
  expect([...after].filter((name) => !before.has(name))).toEqual(['RowOfTextWall', 'RowOfText']);
  expect([...before].filter((name) => !after.has(name))).toEqual([]);
});
