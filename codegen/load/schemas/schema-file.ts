import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { findingAt } from '../findings/report.ts';
import { PlacedFault } from '../findings/placed-fault.ts';
import { isObject, type Json, type JsonObject } from '../values/json.ts';

/**
 * Reads a schema or the examples of a block. Schemas are our own code: what is wrong with one is thrown, and names the file.
 * @param file relative to the project root
 */
export function readSchema(root: string, file: string): JsonObject {
  const { data, text } = readYaml(root, file);
  if (isObject(data)) return data;
  const message =
    data === null ? 'ce schéma est vide.' : "un schéma est un groupe de clés, et ce fichier n'en est pas un.";
  throw schemaFault(file, message, { text });
}

/** Example blocks: a list of mappings. */
export function readExamples(root: string, file: string): JsonObject[] {
  const { data, text } = readYaml(root, file);
  if (Array.isArray(data) && data.every(isObject)) return data;
  throw schemaFault(file, "les exemples sont une liste de blocs, et ce fichier n'en est pas une.", { text });
}

/** A fault in the schema of a file, as it is thrown. */
export function schemaFault(
  file: string,
  message: string,
  { text = '', line = 1, cause }: { text?: string; line?: number; cause?: unknown } = {},
): PlacedFault {
  const position = { line, column: 1, endColumn: 2 };
  const remedy = 'Corrigez ce fichier, ou rétablissez-le (« git restore »).';
  return new PlacedFault(findingAt(file, text, position, [], { code: 'schema-file', message, remedy }), cause);
}

function readYaml(root: string, file: string): { data: Json; text: string } {
  const text = readFileSync(join(root, file), 'utf8');
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error === undefined) return { data: document.toJS() as Json, text };
  const message = `ce fichier n'est pas du YAML correct (${error.code}).`;
  throw schemaFault(file, message, { text, line: error.linePos?.[0].line ?? 1, cause: error });
}
