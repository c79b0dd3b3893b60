import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JsonObject } from '../../base/json.ts';
import { CachedFile } from '../../cache/cached-file.ts';

/**
 * TypeScript for each shape of a schema.
 * @param document makes one of all schemas: compiled one by one, a shared shape would be emitted many times
 * @param keptIn the file where it is kept for the next run, if anywhere
 * @param madeOf changes with the document, which need not be made to know it
 */
export async function keptDefinitions(
  document: () => JsonObject,
  keptIn: string | undefined,
  madeOf: readonly string[],
): Promise<string> {
  if (keptIn === undefined) return compileDefinitions(document());
  const { resolve } = createRequire(import.meta.url);
  const tool = readFileSync(resolve('json-schema-to-typescript/package.json'), 'utf8');
  const code = readFileSync(import.meta.filename, 'utf8');
  const text = new CachedFile(keptIn, hash('sha256', JSON.stringify([process.version, tool, code, madeOf])));
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
