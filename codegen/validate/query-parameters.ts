import { type Missing, missingRow } from '../base/findings/fault.ts';
import { suggestion } from '../base/findings/nearest.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The fault of the query of an internal address (`/demo?secteur=finnance`), as message, remedy and missing row.
 * `undefined` when nothing is, or when the page has no form that reads one.
 */
export function queryFault(
  href: string,
  { queryParameters: byAddress, hidden }: Pick<Vocabulary, 'queryParameters' | 'hidden'>,
): { message: string; remedy: string | undefined; about?: Missing } | undefined {
  if (!href.includes('?')) return undefined;
  const [address = '', query = ''] = href.replace(/#.*$/, '').split('?');
  const parameters = byAddress.get(address);
  if (parameters === undefined) return undefined;
  for (const [name, value] of new URLSearchParams(query)) {
    const parameter = parameters.get(name);
    if (parameter === undefined)
      return {
        message: `la page « ${address} » ne connaît pas le paramètre « ${name} ».`,
        remedy: suggestion(name, [...parameters.keys()]),
      };
    const { from, ids } = parameter;
    if (value === '')
      return {
        message: `le paramètre « ${name} » est vide.`,
        remedy: `Écrivez par exemple « ${name}=${[...ids][0] ?? ''} », ou retirez-le.`,
      };
    // A parameter without tables is a fault of its form.
    if (ids.has(value) || from.length === 0) continue;
    const [table = ''] = from;
    const missing = from.map((one) => hidden?.row(one, value)).find((one) => one !== undefined);
    if (missing !== undefined) return missing;
    if (from.length === 1)
      return {
        message: `dans « ${name}=${value} », la table « ${table} » n'a pas de ligne « ${value} ».`,
        remedy: suggestion(value, [...ids]),
        about: missingRow(table, value),
      };
    return {
      message: `dans « ${name}=${value} », rien ne porte l'identifiant « ${value} » (${from.join(', ')}).`,
      remedy: suggestion(value, [...ids]),
    };
  }
  return undefined;
}
