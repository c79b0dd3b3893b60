import type { FormFields } from './form-fields.ts';
import { readEntry, textsIn, writeEntry, type CalculationKey } from './sent-request.ts';

/** A result of the calculator that goes with a request: in words for the visitor, and as fields. */
export interface AttachedCalculation {
  /** `Santé × Analyse documentaire`. */
  readonly subject: string;
  /** The figures that matter, by their labels. */
  readonly figures: FormFields;
  /** The entered values, by the labels of their fields. */
  readonly given: FormFields;
  /** The fields of the request (`roiAnnualSavings`…). */
  readonly fields: FormFields;
  /** Proposed to the visitor. */
  readonly message: string;
  /** The texts that the message may replace: empty, or an earlier proposal; none once it was proposed. */
  readonly over: readonly string[];
}

const key: CalculationKey = 'calculation';

/** Stores it for the forms of this tab until it is sent or removed. */
export function writeCalculation(calculation: AttachedCalculation): void {
  writeEntry(key, calculation);
}

export function removeCalculation(): void {
  writeEntry(key, undefined);
}

/** Undefined where none is stored. */
export function readCalculation(): AttachedCalculation | undefined {
  const value = readEntry(key);
  if (typeof value !== 'object' || value === null) return undefined;
  const { subject, figures, given, fields, message, over } = value as Record<string, unknown>;
  if (typeof subject !== 'string' || typeof message !== 'string' || !Array.isArray(over)) return undefined;
  return {
    subject,
    message,
    over: over.map(String),
    figures: textsIn(figures),
    given: textsIn(given),
    fields: textsIn(fields),
  };
}
