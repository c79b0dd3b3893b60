import { objects, texts } from '../../load/forms/named-fields.ts';
import { queryParametersOf } from '../../load/forms/query-parameters.ts';
import { dataOfRows, rowsAt } from '../../load/forms/rows-at.ts';
import { valueAt } from '../../load/values/json.ts';
import type { Spec } from '../spec.ts';

/** What query parameters name. */
export interface Parameters {
  /** The table, or list, that has the row which a link to `address` names; of any form without an address. */
  owner: (address: string | undefined, parameter: string, id: string) => string | undefined;
}

/** The parameters of the forms of a spec (`links`). The first list that has an id owns it, as for the visitor who follows the link. */
export function parametersOf({ index, pages, schemas }: Pick<Spec, 'index' | 'pages' | 'schemas'>): Parameters {
  const byAddress = queryParametersOf(index, pages, schemas);
  const tables = dataOfRows(index.tables);
  const everywhere = [...index.forms.values()].flatMap(({ data }) =>
    objects(valueAt(data, ['links'])).map(([, { parameter, from }]) => ({
      parameter: String(parameter),
      from: texts(from).map(([, path]) => path),
    })),
  );
  const sources = (address: string | undefined, parameter: string): readonly string[] =>
    address === undefined
      ? everywhere.flatMap((link) => (link.parameter === parameter ? link.from : []))
      : (byAddress.get(address)?.get(parameter)?.from ?? []);
  return {
    owner: (address, parameter, id) =>
      sources(address, parameter).find((path) => rowsAt(tables, path)?.some((row) => row.id === id)),
  };
}
