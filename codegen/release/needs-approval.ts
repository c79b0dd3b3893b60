import type { Source } from '../read/source.ts';
import { isName, schemaPlace, writtenUnit } from '../schemas/schema-walk.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { scalarsIn, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';

/**
 * Whether the owner, or a lawyer, would want to read a value before visitors do: a text, or a number
 * that claims something. Icons, colours, ids, addresses, words of a fixed list, days, hours and durations do not. A list or group does
 * where anything in it does.
 */
export function needsApproval(source: Source, path: DocumentPath, schemas: Schemas): boolean {
  return scalarsIn(valueAt(source.data, path) ?? null, path).some(({ value, path: at }) =>
    isClaim(source, at, value, schemas),
  );
}

const dates = new Set(['date', 'hours', 'time']);

const durations = /^(?:ms|s|min|h|ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?)$/u;

function isClaim(source: Source, path: DocumentPath, value: Json, schemas: Schemas): boolean {
  const schema: JsonObject = schemaPlace(source, path, schemas).schema() ?? {};
  if (path.at(-1) === 'id' || isNameless(path, value) || isName(schema)) return false;
  if (typeof value === 'number') return !durations.test(writtenUnit(source, path, schemas) ?? '');
  return (
    typeof value === 'string' && !dates.has(String(schema.format)) && !/^\d{1,2}(?: h(?: \d\d)?|:\d\d)$/u.test(value)
  );
}

/** The type of a block, a reference, whose text is approved where it is written, and an empty text. */
function isNameless(path: DocumentPath, value: Json): boolean {
  return path.at(-1) === 'ref' || (path[0] === 'blocks' && path.length === 3 && path[2] === 'type') || value === '';
}
