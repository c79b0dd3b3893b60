import type { JsonObject } from '../../base/json.ts';
import { codeVersion } from '../../cache/fingerprint.ts';
import { Store } from '../../cache/store.ts';

/**
 * TypeScript for each shape of a schema.
 * @param document all schemas in one: compiled one by one, a shared shape would be emitted many times
 * @param folder the folder of the store
 */
export async function typeDefinitions(document: JsonObject, folder: string): Promise<string> {
  const store = new Store(folder);
  const inputs = [codeVersion(import.meta.dirname, 'json-schema-to-typescript'), document];
  const known = store.read(inputs);
  if (known !== undefined) return known.toString('utf8');
  const made = await compileDefinitions(document);
  store.write(inputs, made);
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
    .replace(new RegExp(` \\* ?\n${reference}`, 'g'), '')
    .replace(new RegExp(`/\\*\\*\n${reference} \\*/\n`, 'g'), '')
    .trim();
}

/** The comment that the compiler adds to a shape, below its description or alone. */
const reference = ` \\* This interface was referenced by \`Bundle\`'s JSON-Schema\n \\* via the \`definition\` "\\w+"\\.\n`;
