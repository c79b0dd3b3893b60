import { isObject, type JsonObject } from './json.ts';

/** `open-webui` → `OpenWebui`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `use-cases` → `useCases`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `Mon secteur_2` → `mon-secteur-2`. */
export function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The type of a table's ids: `use-cases` → `UseCasesId`. */
export function idTypeName(table: string): string {
  return `${pascalCase(table)}Id`;
}

/** A list of texts as a union of literals; `never` when empty. */
export function literalUnion(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ');
}

/**
 * What a row, block or item calls itself, else its id or type; `undefined` where it has none of these. A text that quotes a figure or another
 * row is passed over: as it is written, it reads as no name.
 */
export function ownName(value: JsonObject): string | undefined {
  const { name, title, heading, label, text, question, id, type } = value;
  return [name, title, heading, label, text, question, id, type]
    .map((one) => (isObject(one) ? one.text : one))
    .find((one): one is string => typeof one === 'string' && !one.includes('{'));
}

/** A text as a regular expression that finds it: `A$` → `A\$`. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
