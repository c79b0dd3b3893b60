import type { CalculationKey } from '../ui/own-entries.ts';
import type { FormFields } from './form-fields.ts';
import { textsIn } from './sent-request.ts';

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
  /** The proposed message. */
  readonly message: string;
  /** The texts that the message may replace: empty, or an earlier proposal; none once it was proposed. */
  readonly over: readonly string[];
}

const key: CalculationKey = 'calculation';

/** Stores it for the forms of this tab until it is sent or removed. Without storage, the form opens without it. */
export function writeCalculation(calculation: AttachedCalculation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(calculation));
  } catch {
    // Storage is disabled or full.
  }
}

/** The stored calculation; undefined where there is none. */
export function readCalculation(): AttachedCalculation | undefined {
  try {
    return parseCalculation(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Removes it from the storage. */
export function removeCalculation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to remove.
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
    figures: textsIn(figures),
    given: textsIn(given),
    fields: textsIn(fields),
  };
}
