import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { RolePlan } from './plan.ts';
import { stepsOf } from './row-field.ts';

/**
 * The fields of a role as a row fills them whose references are resolved already. Fields of the row itself and texts with `{row.…}` in
 * them; what leads on to another row is the resolver's (`resolve/resolver.ts`).
 * @param dayText a day (`2026-11-20`) in a text, in words
 */
export function adaptResolved(row: JsonObject, { fields }: RolePlan, dayText: (day: string) => string = String) {
  const filled = [...fields].flatMap(([name, plan]) => {
    const value =
      plan.kind === 'field'
        ? valueOf(row, stepsOf(plan.path))
        : plan.kind === 'text'
          ? plan.text.replaceAll(/\{row\.([^{}]+)\}/g, (_, path: string) => {
              const part = String(valueOf(row, stepsOf(path)) ?? '');
              return /^\d{4}-\d\d-\d\d$/.test(part) ? dayText(part) : part;
            })
          : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

function valueOf(value: Json | undefined, [step, ...rest]: readonly string[]): Json | undefined {
  if (step === undefined || value === undefined) return value;
  if (step === '[]') return Array.isArray(value) ? value.flatMap((item) => valueOf(item, rest) ?? []) : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? valueOf(value[step], rest) : undefined;
}
