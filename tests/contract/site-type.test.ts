import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitTypes } from '../../codegen/site/emit/types.ts';
import { isObject, type Json, type JsonObject } from '../../codegen/base/json.ts';
import { isNightly } from '../run/sample.ts';
import { schemas, site } from './real-site.ts';

const root = join(import.meta.dirname, '../..');

/** The examples of blocks name rows of their own: in this copy of the emitted types an id is any text. */
const typesOfExamples = readFileSync(join(root, 'src/generated/types.ts'), 'utf8')
  .replace("'./icons.ts'", "'#generated/icons.ts'")
  .replaceAll(/^(export type \w+Id) = .*;$/gm, '$1 = string;');

const imports =
  "import type { Site } from '#src/ui/site.ts'; import type { Block } from './types.ts'; export type { Site, Block };";
const linesBefore = imports.split('\n').length;

function complaintsAbout(modules: Readonly<Record<string, string>>): string[] {
  const project = join(root, 'node_modules/.cache/site-type');
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'types.ts'), typesOfExamples);
  for (const [name, text] of Object.entries(modules)) {
    writeFileSync(join(project, `${name}.ts`), `${imports}\n${text}\n`);
  }
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const files = Object.keys(modules).map((name) => `${name}.ts`);
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

const literal = (value: unknown, type: string) => `export const it = ${JSON.stringify(value)} satisfies ${type};`;

/** A value with one more field in one of its mappings, each in turn, and the place of the mapping: in the first of those at the same place and of the same kind. */
function* misspelt(value: Json, seen: Set<string>, place: string): Generator<readonly [place: string, made: Json]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const [at, made] of misspelt(item, seen, `${place}[]`)) yield [at, value.with(index, made)];
  } else if (isObject(value)) {
    const { type = '', kind = '', look = '' } = value;
    const own = [place, type, kind, look].join(' ');
    if (!seen.has(own)) yield [own, { ...value, misspelt: 1 }];
    seen.add(own);
    for (const [key, item] of Object.entries(value))
      for (const [at, made] of misspelt(item, seen, `${place}.${key}`)) yield [at, { ...value, [key]: made }];
  }
}

test('the site that reaches the renderer has the emitted type, and a site with a value of another type has not', () => {
  const [first] = site.pages;
  // What only codegen reads is none of the renderer's type.
  const right = { ...site, usedIcons: undefined, linkTables: undefined };
  const wrong = { ...right, pages: [{ ...first, head: { title: 3 } }] };
  const modules = { right: literal(right, 'Site'), wrong: literal(wrong, 'Site') };
  // One run of the compiler: it reads the type once.
  expect(complaintsAbout(modules)).toEqual([expect.stringMatching(/wrong\.ts.* error TS2322/u)]);
});

// The compiler takes longest: each fifth place, and nightly all.
test('a misspelt field does not compile: of a block, of what it shows, of a row, a form, a setting, nor of any part of them', () => {
  const { settings, navigation, theme, forms, tables } = site;
  const values: readonly (readonly [type: string, value: unknown])[] = [
    ...[...schemas.examples.values()].flat().map((example) => ['Block', example] as const),
    ...Object.entries(tables).flatMap(([name, rows]) =>
      rows.map((row: unknown) => [`Site['tables']['${name}'][number]`, row] as const),
    ),
    ...Object.values(forms).map((form) => ["Site['forms'][string]", form] as const),
    ...Object.entries({ settings, navigation, theme }).map(([name, value]) => [`Site['${name}']`, value] as const),
  ];
  const seen = new Set<string>();
  let drawn = 0;
  const isSampled = () => isNightly || (drawn += 1) % 5 === 0;
  const lines = values.flatMap(([type, value]) => {
    const place = type === 'Block' ? `Block ${String((value as JsonObject).type)}` : type;
    return [...misspelt(value as Json, seen, place)]
      .filter(isSampled)
      .map(([at, made]) => [at, literal(made, type)] as const);
  });
  const text = lines.map(([, line], at) => line.replace('it =', `it${at} =`)).join('\n');
  const refused = new Set(
    complaintsAbout({ misspelt: text }).flatMap(
      // In a mapping of any names, it is a value of another type.
      (line) => /\((\d+),\d+\): error TS\d+: .*(?:'"misspelt"'|Type 'number')/u.exec(line)?.[1] ?? [],
    ),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.flatMap(([at], index) => (refused.has(String(index + 1 + linesBefore)) ? [] : [at]))).toEqual([]);
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
