import type { CalculationKey } from '../ui/own-entries.ts';
import type { FormFields } from './form-fields.ts';

/** A result of the calculator that goes with a request: as the visitor reads it, and as it is sent. */
export interface AttachedCalculation {
  /** What it is about: `Santé × Analyse documentaire`. */
  readonly subject: string;
  /** The figures that matter, then what was entered, each by its label. */
  readonly figures: FormFields;
  readonly given: FormFields;
  /** The fields of the request (`roiAnnualSavings`…). */
  readonly fields: FormFields;
  /** A message to start from. */
  readonly message: string;
  /** The texts that it may take the place of: nothing, or what an earlier calculation proposed; none once it was proposed. */
  readonly over: readonly string[];
}

const key: CalculationKey = 'calculation';

/** Keeps it for the forms of this tab until one has sent it or the visitor takes it off. Storage that is disabled is ignored. */
export function writeCalculation(calculation: AttachedCalculation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(calculation));
  } catch {
    // The form opens without it.
  }
}

/** What the tab keeps; nothing when it keeps none, or something else. */
export function readCalculation(): AttachedCalculation | undefined {
  try {
    return parseCalculation(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Takes it off. */
export function removeCalculation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}

function parseCalculation(value: unknown): AttachedCalculation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { subject, figures, given, fields, message, over } = value as Record<string, unknown>;
  if (typeof subject !== 'string' || typeof message !== 'string' || !Array.isArray(over)) return undefined;
  return {
    subject,
    message,
    over: over.map(String),
    figures: textsOf(figures),
    given: textsOf(given),
    fields: textsOf(fields),
  };
}

function textsOf(value: unknown): FormFields {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}
