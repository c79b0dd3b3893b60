import { schemaAt } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** The table that says what is said of value added tax beside prices: the one whose row `vat` of spec/site.yaml names; `''` for none. */
export function vatTable(schemas: Schemas): string {
  const table = schemaAt(schemas.kinds.get('site') ?? {}, ['vat'], schemas)?.refersTo;
  return typeof table === 'string' ? table : '';
}
