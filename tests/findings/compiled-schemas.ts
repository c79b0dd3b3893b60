import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readSchemas, type Schemas } from '../../codegen/schemas/schemas.ts';
import type { CompiledSchemas } from '../../codegen/validate/compile-schemas.ts';
import { createValidators } from '../../codegen/validate/validators.ts';

/** Where the schemas are kept, parsed, and those of the first project compiled as well: they run as code that was kept, as in a second build. */
const kept = join(import.meta.dirname, '../.results/kept');

let first: CompiledSchemas | undefined;
const byText = new Map<string, CompiledSchemas>();

/** The schemas of the project in `folder`. Reading and compiling them is most of the work on a small project, and most have the same. */
export function compiledSchemas(folder: string): CompiledSchemas {
  const key = ['spec/schema', 'codegen', 'src'].flatMap((part) => textsBelow(join(folder, part))).join('\0');
  const compiled = byText.get(key) ?? compile(folder);
  byText.set(key, compiled);
  return compiled;
}

function compile(folder: string): CompiledSchemas {
  const schemas = readSchemas({ root: folder, engine: folder }, join(kept, 'schemas'));
  if (first === undefined) {
    first = { schemas, validators: createValidators(schemas, folder, join(kept, 'validators')) };
    return first;
  }
  return { schemas, validators: withThose(first, schemas, folder) };
}

/** Validators of `schemas`: those of another project where a schema is the same, and so are the shapes that all may refer to. */
function withThose(other: CompiledSchemas, schemas: Schemas, folder: string): CompiledSchemas['validators'] {
  const own = createValidators(schemas, folder);
  const isShared = isDeepStrictEqual(other.schemas.common, schemas.common) && isSame('kinds', 'form');
  function isSame(of: 'kinds' | 'tables' | 'blocks', name: string): boolean {
    return other.schemas[of].has(name) && isDeepStrictEqual(other.schemas[of].get(name), schemas[of].get(name));
  }
  const from = (of: 'kinds' | 'tables' | 'blocks', name: string) =>
    isShared && isSame(of, name) ? other.validators : own;
  return {
    ...own,
    kind: (kind) => from('kinds', kind).kind(kind),
    table: (table) => from('tables', table).table(table),
    block: (type) => from('blocks', type).block(type),
  };
}

/** The names and texts of all files below a folder. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]);
}
