import type { Missing } from '../findings/fault.ts';
import { missingRow } from '../findings/missing.ts';
import { suggestion } from '../findings/nearest.ts';

/** What links may hand over in their query, page by page: a table by parameter, or `true` for any value. */
export type QueryParameters = Readonly<Record<string, Readonly<Record<string, string | true>>>>;

/**
 * What is wrong with the query of an internal address (`/demo?secteur=finnance`), as message, remedy and what is missing.
 * `undefined` when nothing is, or when the page is not one that takes a context.
 * @param ids row ids by table.
 */
export function queryFault(
  href: string,
  byAddress: QueryParameters,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): { message: string; remedy: string | undefined; about?: Missing } | undefined {
  const [address = '', query = ''] = href.replace(/#.*$/, '').split('?');
  const parameters = Object.hasOwn(byAddress, address) ? byAddress[address] : undefined;
  if (parameters === undefined) return undefined;
  for (const [name, value] of new URLSearchParams(query)) {
    const table = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (table === undefined)
      return {
        message: `la page « ${address} » ne connaît pas le paramètre « ${name} ».`,
        remedy: suggestion(name, Object.keys(parameters)),
      };
    if (table === true) continue;
    const rows = ids.get(table);
    if (value === '')
      return {
        message: `le paramètre « ${name} » est vide.`,
        remedy: `Écrivez par exemple « ${name}=${[...(rows ?? [])][0] ?? ''} », ou retirez-le.`,
      };
    if (rows?.has(value) !== true)
      return {
        message: `dans « ${name}=${value} », la table « ${table} » n'a pas de ligne « ${value} ».`,
        remedy: suggestion(value, [...(rows ?? [])]),
        about: missingRow(table, value),
      };
  }
  return undefined;
}
