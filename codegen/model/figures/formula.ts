import type { Fault } from '../../base/findings/finding.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';

/** A named way to work out a figure: a `kind`, and the fields that it takes. There is no expression language. */
export interface Formula extends JsonObject {
  kind: string;
}

/** The kinds, with the fields that each needs and may have. */
const kinds: Readonly<Record<string, { needs: readonly string[]; may?: readonly string[] }>> = {
  count: { needs: ['of'], may: ['where'] },
  sum: { needs: ['of'] },
  least: { needs: ['of'] },
  most: { needs: ['of'] },
  range: { needs: ['of'] },
  difference: { needs: ['from', 'minus'], may: ['times'] },
  reduction: { needs: ['price', 'listPrice'] },
};

/** A formula as it is written, or its fault. The schema has checked the form of each field. */
export function readFormula(written: Json): Formula | Fault | undefined {
  if (!isObject(written) || typeof written.kind !== 'string') return undefined;
  const { kind, ...fields } = written;
  const known = kinds[kind];
  // The schema reports an unknown kind.
  if (known === undefined) return undefined;
  const names = [...known.needs, ...(known.may ?? [])];
  const missing = known.needs.find((name) => !(name in fields));
  const odd = Object.keys(fields).find((name) => !names.includes(name));
  const code = 'rule/formula';
  if (missing !== undefined)
    return { code, message: `le calcul « ${kind} » demande « ${missing} ».`, remedy: `Ajoutez « ${missing}: … ».` };
  if (odd !== undefined)
    return { code, message: `le calcul « ${kind} » n'a pas de « ${odd} ».`, remedy: suggestion(odd, names) };
  return { ...fields, kind };
}
