import type { FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CachedScript } from '../cache/cached-script.ts';
import { CachedFile } from '../cache/cached-file.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { shapesHash } from '../schemas/shapes-hash.ts';
import type { JsonObject } from '../base/json.ts';
import { codeOf } from './code-of.ts';
import { formats } from './formats.ts';

/** The functions that schemas were compiled to, by schema. */
export interface Compiled {
  functions: ReadonlyMap<JsonObject, ValidateFunction>;
  /** Keeps, for the next run, what the engine has made of those that were called. */
  save: () => void;
}

/**
 * Every schema compiled, from the code that an earlier run has cached, else compiled now and cached. Compiling takes a second, loading the code
 * a tenth of that.
 * @returns `undefined` where not all of them can be compiled: those that are used say why
 */
export function compiledCode(
  schemas: Schemas,
  keywords: readonly FuncKeywordDefinition[],
  file: string,
): Compiled | undefined {
  const all = [schemas.common, ...schemas.kinds.values(), ...schemas.tables.values(), ...schemas.blocks.values()];
  const key = keyOf(schemas);
  const cached = new CachedFile(file, key);
  let code = cached.read();
  if (code === undefined) {
    try {
      code = codeOf(all, keywords);
    } catch {
      return undefined;
    }
    cached.write(code);
  }
  const byName = Object.fromEntries(keywords.map(({ keyword, validate }) => [String(keyword), validate]));
  const exported: Record<string, ValidateFunction> = {};
  const source = `((exports, require, keywords, formats, schemas) => {${code}\n})`;
  const script = new CachedScript(source, key, `${file}-compiled`);
  // The code is ours: the library has made it of our schemas, and its seal says that nobody has touched it.
  const run = script.run() as (...given: unknown[]) => void;
  run(exported, createRequire(import.meta.url), byName, formatsByName, all);
  const functions = new Map(
    all.flatMap((schema) => {
      const validate = exported[String(schema['$id'])];
      return validate === undefined ? [] : [[schema, validate]];
    }),
  );
  return { functions, save: () => script.save() };
}

const formatsByName = {
  ...fullFormats,
  ...Object.fromEntries(Object.entries(formats).map(([name, validate]) => [name, { type: 'string', validate }])),
};

/** Changes with the schemas, with the code of this folder, and with the library. */
function keyOf(schemas: Schemas): string {
  const folder = import.meta.dirname;
  const { resolve } = createRequire(import.meta.url);
  const own = readdirSync(folder).toSorted();
  const files = [
    ...own.map((name) => join(folder, name)),
    ...['ajv', 'ajv-formats'].map((name) => resolve(`${name}/package.json`)),
  ];
  const code = files.map((path) => readFileSync(path, 'utf8')).join('\0');
  return hash('sha256', `${process.version}\0${code}\0${shapesHash(schemas)}`);
}
