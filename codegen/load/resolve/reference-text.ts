/** A `{…}` in a text, and the reference inside it. */
export const referencePattern = /\{([^{}]*)\}/gu;
const wellFormed = /^[a-z][a-z-]*(\.[\w-]+)+$/u;

/** A reference such as `packs.starter.priceEur`, taken apart. */
export interface ReferenceParts {
  readonly isWellFormed: boolean;
  /** `packs`. */
  readonly head: string;
  /** `starter`, `priceEur`. */
  readonly steps: readonly string[];
  /** The steps behind the first one. */
  readonly fields: readonly string[];
}

const known = new Map<string, ReferenceParts>();
const mostKnown = 10_000;

/** The same parts each time: a page refers to the same for each row of its table. */
export function partsOf(reference: string): ReferenceParts {
  const found = known.get(reference);
  if (found !== undefined) return found;
  const [head = '', ...steps] = reference.split('.');
  const parts = { isWellFormed: wellFormed.test(reference), head, steps, fields: steps.slice(1) };
  if (known.size >= mostKnown) known.clear();
  known.set(reference, parts);
  return parts;
}
