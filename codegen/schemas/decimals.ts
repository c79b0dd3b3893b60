import { cached } from '../base/cached.ts';
import { replaced, scalarsIn, type DocumentPath } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { schemaPlace, writtenUnit } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** `49.90`, `20.0`: zeros at the end of a number. With three decimals, `3.870` may be one of thousands. */
const decimals = /^-?(?:0|[1-9]\d*)\.\d*0$/;
const thousands = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads decimals with zeros at the end, which the parser leaves as texts (`version: 1.10`), as numbers where the schema of their field, or the
 * unit beside a figure, asks for one (`priceEur: 49.90`).
 * @returns the same source for the same one, itself where nothing changes
 */
export function withDecimals(schemas: Schemas): (source: Source) => Source {
  const isNumber = (source: Source, path: DocumentPath) => {
    const type = schemaPlace(source, path, schemas).schema()?.type;
    return type === 'number' || type === 'integer' || writtenUnit(source, path, schemas) !== undefined;
  };
  const read = (source: Source): Source => {
    let { data } = source;
    for (const { value, path } of /\.\d*0\b/.test(source.document.text) ? scalarsIn(source.data) : []) {
      const text = String(value);
      if (typeof value === 'string' && decimals.test(text) && !thousands.test(text) && isNumber(source, path))
        data = replaced(data, path, Number(text));
    }
    return data === source.data ? source : { document: { ...source.document, data }, data };
  };
  return cached(read, new WeakMap<Source, { result: Source }>());
}
