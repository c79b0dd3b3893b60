import type { Schemas } from '../schemas/schemas.ts';
import type { SourceFile } from './spec-document.ts';

/** Of the optional files that a spec lacks, those that a reference asks for: `{facts.delay}`, `ref: facts.delay`. */
export function referencedKinds(kinds: readonly string[], sources: readonly SourceFile[]): string[] {
  return kinds.filter((kind) => sources.some(({ text }) => referenceTo(kind).test(text)));
}

/**
 * Of the tables without a file, those that something asks for: a value that is their name (`each: events`, `from: events`), a reference
 * (`{events.launch.name}`), or the schema of a file or block that names one of their rows. A site may do without the others.
 */
export function referencedTables(
  tables: readonly string[],
  sources: readonly SourceFile[],
  schemas: Pick<Schemas, 'kinds' | 'tables' | 'blocks'>,
): string[] {
  if (tables.length === 0) return [];
  const inUse = new Set(
    sources.flatMap(({ kind, name, text }) => [
      kind === 'table' ? schemas.tables.get(name) : schemas.kinds.get(kind),
      ...(kind === 'page' ? blockTypes(text).map((type) => schemas.blocks.get(type)) : []),
    ]),
  );
  const shapes = [...inUse].map((schema) => JSON.stringify(schema) ?? '');
  return tables.filter(
    (table) =>
      shapes.some((shape) => shape.includes(`"refersTo":"${table}"`)) ||
      sources.some(({ text }) => referenceTo(table).test(text) || valueThatIs(table).test(text)),
  );
}

function blockTypes(page: string): string[] {
  return [...page.matchAll(/\btype: *['"]?([\w-]+)/g)].map(([, type = '']) => type);
}

function referenceTo(name: string): RegExp {
  return new RegExp(String.raw`(?:\{|\bref: *['"]?)${name}\.`);
}

function valueThatIs(name: string): RegExp {
  return new RegExp(String.raw`(?:[:,\[] *|^ *- +)['"]?${name}['"]? *(?:[,}\]#]|$)`, 'm');
}
