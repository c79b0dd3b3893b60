import { RememberedTexts } from '../../base/remembered.ts';

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

const known = new RememberedTexts<ReferenceParts>(10_000);

/** The same parts each time: a page refers to the same for each row of its table. */
export function partsOf(reference: string): ReferenceParts {
  return known.get(reference, takenApart);
}

function takenApart(reference: string): ReferenceParts {
  const [head = '', ...steps] = reference.split('.');
  return { isWellFormed: wellFormed.test(reference), head, steps, fields: steps.slice(1) };
}
