import type { JsonObject } from '../../base/json.ts';
import { codeVersion } from '../../cache/fingerprint.ts';
import { CachedFile } from '../../cache/store.ts';

/**
 * TypeScript for each shape of a schema.
 * @param document all schemas in one: compiled one by one, a shared shape would be emitted many times
 * @param cacheFile the file of the cached definitions, if any
 */
export async function typeDefinitions(document: JsonObject, cacheFile: string | undefined): Promise<string> {
  if (cacheFile === undefined) return compileDefinitions(document);
  const cached = new CachedFile(cacheFile, [codeVersion(import.meta.dirname, 'json-schema-to-typescript'), document]);
  const known = cached.read();
  if (known !== undefined) return known;
  const made = await compileDefinitions(document);
  cached.write(made);
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
