import type { JsonObject } from '../../base/json.ts';

/** A `{…}` in a text, and the reference inside it. */
export const referencePattern = /\{([^{}]*)\}/gu;
const wellFormed = /^[a-z][a-z-]*(\.[\w-]+)+$/u;

/** A reference such as `packs.starter.priceEur`, taken apart. */
interface ReferenceParts {
  readonly isWellFormed: boolean;
  /** `packs`. */
  readonly head: string;
  /** `starter`, `priceEur`. */
  readonly steps: readonly string[];
  /** The steps behind the first one. */
  readonly fields: readonly string[];
}

export function partsOf(reference: string): ReferenceParts {
  const [head = '', ...steps] = reference.split('.');
  return { isWellFormed: wellFormed.test(reference), head, steps, fields: steps.slice(1) };
}

/** The reference of a `{ ref: … }` mapping. */
export function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}
