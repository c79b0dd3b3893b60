/** `open-webui` → `OpenWebui`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `use-cases` → `useCases`. */
export function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The type of a table's ids: `use-cases` → `UseCasesId`. */
export function idTypeName(table: string): string {
  return `${pascalCase(table)}Id`;
}

/** A list of texts as a union of literals; `never` when empty. */
export function literalUnion(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ');
}
