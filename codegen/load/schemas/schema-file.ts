import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { findingAt } from '../findings/report.ts';
import { PlacedFault } from '../findings/placed-fault.ts';
import { ParsedTexts } from '../read/parsed-texts.ts';
import { isObject, type Json, type JsonObject } from '../values/json.ts';

/** Schemas and examples of blocks, as they are in the files of a folder. They are our own code: what is wrong with one is thrown, and names the file. */
export class SchemaFiles {
  readonly #kept: ParsedTexts | undefined;

  /** @param kept the file where what was parsed is kept, if anywhere */
  constructor(kept?: string) {
    this.#kept = kept === undefined ? undefined : new ParsedTexts(kept, parserVersion());
  }

  /** @param file relative to `root` */
  schema(root: string, file: string): JsonObject {
    const { data, text } = this.#read(root, file);
    if (isObject(data)) return data;
    const message =
      data === null ? 'ce schéma est vide.' : "un schéma est un groupe de clés, et ce fichier n'en est pas un.";
    throw schemaFault(file, message, { text });
  }

  /** Example blocks: a list of mappings. */
  examples(root: string, file: string): JsonObject[] {
    const { data, text } = this.#read(root, file);
    if (Array.isArray(data) && data.every(isObject)) return data;
    throw schemaFault(file, "les exemples sont une liste de blocs, et ce fichier n'en est pas une.", { text });
  }

  /** Keeps what was parsed, for the next run. */
  save(): void {
    this.#kept?.save();
  }

  #read(root: string, file: string): { data: Json; text: string } {
    const text = readFileSync(join(root, file), 'utf8');
    const known = this.#kept?.get(text);
    if (known !== undefined) return { data: known, text };
    const data = parseYaml(text, file);
    this.#kept?.add(text, data);
    return { data, text };
  }
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

function parseYaml(text: string, file: string): Json {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error === undefined) return document.toJS() as Json;
  const message = `ce fichier n'est pas du YAML correct (${error.code}).`;
  throw schemaFault(file, message, { text, line: error.linePos?.[0].line ?? 1, cause: error });
}

function parserVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve('yaml/package.json'), 'utf8');
}
