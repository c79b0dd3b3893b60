import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JsonObject } from '../../base/json.ts';
import { CachedFile } from '../../cache/cached-file.ts';

/**
 * TypeScript for each shape of a schema.
 * @param document makes one document of all schemas: compiled one by one, a shared shape would be emitted many times
 * @param cacheFile the file of the cached definitions, if any
 * @param inputs change with the document
 */
export async function cachedDefinitions(
  document: () => JsonObject,
  cacheFile: string | undefined,
  inputs: readonly string[],
): Promise<string> {
  if (cacheFile === undefined) return compileDefinitions(document());
  const { resolve } = createRequire(import.meta.url);
  const tool = readFileSync(resolve('json-schema-to-typescript/package.json'), 'utf8');
  const code = readFileSync(import.meta.filename, 'utf8');
  const text = new CachedFile(cacheFile, hash('sha256', JSON.stringify([process.version, tool, code, inputs])));
  const known = text.read();
  if (known !== undefined) return known;
  const made = await compileDefinitions(document());
  text.write(made);
  return made;
}

async function compileDefinitions(document: JsonObject): Promise<string> {
  // It takes longer to load than the rest to run.
  const { compile } = await import('json-schema-to-typescript');
  const compiled = await compile(document, 'Bundle', {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
    // Counts are the schema's to check: as types they would be unions of tuples.
    ignoreMinAndMaxItems: true,
  });
  return compiled
    .replace(/export interface Bundle \{\s*\}\n*/, '')
    .replace(
      / \* ?\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )
    .trim();
}
