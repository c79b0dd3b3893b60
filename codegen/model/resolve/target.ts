import type { Fault, Missing } from '../../base/findings/fault.ts';
import type { Json } from '../../base/json.ts';
import type { Origin } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';

/** The target of a reference: a raw value and the place where a product owner would change it. */
export interface Target extends Origin {
  value: Json;
  /** The row that holds it: the scope of references inside the value. */
  row: Row | undefined;
  unit?: string | undefined;
  /** That of its schema: a text of the format `date` is written in words where visitors read it. */
  format?: Json | undefined;
  /** `id` or `id.reading` when the target is a fact. */
  fact?: string;
  /** Its schema requires a text or a number, and it is neither: the schema reports it where it is written. */
  misshapen?: boolean;
}

export function isFault(found: object): found is Fault {
  return 'message' in found;
}

export function referenceFault(reference: string, message: string, remedy: string | undefined, about?: Missing): Fault {
  const whole = `la référence « ${reference} » ne mène nulle part : ${message}`;
  return { code: 'rule/reference', message: whole, remedy, about };
}

/** True if `value` is not the text or number that its schema requires. */
export function isMisshapen(value: Json, type: Json | undefined): boolean {
  const isScalar = type === 'string' || type === 'number' || type === 'integer';
  return isScalar && typeof value !== 'string' && typeof value !== 'number';
}
