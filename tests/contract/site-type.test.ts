import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitTypes } from '../../codegen/site/emit/types.ts';
import { writeBelow } from '../run/test-folder.ts';
import { schemas, site } from './real-site.ts';

const root = join(import.meta.dirname, '../..');

/** What the compiler says of modules that give values the type of the site. */
function complaintsAbout(values: Readonly<Record<string, unknown>>): string[] {
  const project = join(root, 'node_modules/.cache/site-type');
  const texts = Object.entries(values).map(([name, value]) => {
    const text = `import type { Site } from '#src/ui/site.ts';\nexport const it = ${JSON.stringify(value)} satisfies Site;\n`;
    return [`${name}.ts`, text] as const;
  });
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const files = texts.map(([name]) => name);
  const config = JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files });
  writeBelow(project, { ...Object.fromEntries(texts), 'tsconfig.json': config });
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['--project', project], { encoding: 'utf8', maxBuffer: 1e8 });
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

test('the emitted types know every field: a misspelt one does not compile', () => {
  const types = readFileSync(join(root, 'src/generated/types.ts'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  expect(types).not.toMatch(/\b(?:any|unknown|object)\b|\{\s*\}/);
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
