import { missingRow, missingTable, tableFiles, type Fault } from '../base/findings/finding.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { type Json, valueAt, type JsonObject } from '../base/json.ts';
import { repeated, duplicates } from './duplicates.ts';
import { hasFormat } from './formats.ts';
import { keyword, type KeywordFault } from './keyword.ts';
import { show } from './words.ts';
import { isKnownAddress, lengthFault, linkFault } from './link-fault.ts';
import { relationKeywords } from './relation-keywords.ts';
import { missedEnd } from './text-lengths.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The project's own keywords, each with the words about a value that it refuses; the relations between values are in
 * `relation-keywords.ts`.
 * @param isFile whether a value is a form or a file of the spec of that kind, as its own file would be
 */
export function projectKeywords(isFile: (kind: string, data: Json, vocabulary: Vocabulary) => boolean) {
  return [
    keyword<string>('icon', 'string', ({ words: { icons, usedIcons }, data }) => {
      usedIcons.add(data);
      if (icons.has(data)) return undefined;
      return () => ({
        message: `l'icône « ${data} » n'existe pas.`,
        remedy: suggestion(data, [...icons]) ?? 'La liste des icônes est sur lucide.dev/icons.',
      });
    }),
    keyword<string>('pictureFile', 'string', ({ words: { pictures }, data }) => {
      if (pictures.has(data)) return undefined;
      return () => ({
        message: `le fichier spec/pictures/${data} n'existe pas.`,
        remedy: suggestion(data, [...pictures]) ?? 'Déposez-y cette image, ou corrigez son nom.',
      });
    }),
    keyword<string>('href', 'string', ({ words, data }) => {
      if (!isKnownAddress(data, words))
        return () => words.hidden?.address(data) ?? linkFault(data, words, words.country);
      // The query of a link to a page with a form: what the links of that form say.
      const fault = queryFault(data, words);
      return fault && (({ expected }) => ({ ...fault, remedy: fault.remedy ?? expected }));
    }),
    keyword<string>('refersTo', 'string', ({ words, schema, data }) => {
      const table = String(schema);
      if (words.ids.get(table)?.has(data) === true) return undefined;
      const ids = words.ids.get(table);
      const several = data.split(' ');
      if (several.length > 1 && several.every((id) => ids?.has(id) === true)) return () => commaFault(several);
      return ({ expected }) => words.hidden?.row(table, data) ?? rowFault(table, data, ids, expected);
    }),
    // Another form has a fault of its own.
    keyword<string>('past', 'string', ({ words: { day }, data }) => {
      if (day === undefined || !hasFormat('date', data) || data <= day) return undefined;
      return () => ({
        message: `${show(data)} n'est pas encore passé : ce jour est celui de ce qui a eu lieu.`,
        remedy: 'Écrivez-en un qui est passé, ou attendez-le.',
      });
    }),
    keyword<string>('lengthFrom', 'string', ({ words: { lengths }, schema, data }) => {
      const name = String(schema);
      const limits = lengths.get(name);
      const end = missedEnd(data, limits);
      if (limits === undefined || end === undefined) return undefined;
      return ({ expected }) => lengthFault(data, name, { limits, end }, expected);
    }),
    keyword<Json[]>('distinct', 'array', ({ schema, data }) => {
      const field = String(schema);
      const twice = repeated(data, field);
      if (twice === undefined) return undefined;
      const { first, second } = twice;
      return () => ({
        below: [second, field],
        message: `${show(valueAt(data, [second, field]) ?? null)} est déjà le « ${field} » de l'élément ${first + 1} de cette liste.`,
        remedy: 'Donnez-en un autre à celui-ci, ou supprimez un des deux éléments.',
      });
    }),
    // The library compares each object of a list with all others: a list may show all rows of a table.
    keyword<Json[]>('uniqueItems', 'array', ({ schema, data }) => {
      const twice = schema === true ? duplicates(data) : undefined;
      if (twice === undefined) return undefined;
      const { first, second } = twice;
      const item = data[second] ?? null;
      return () => ({
        below: [second],
        target: 'item',
        message: `${typeof item === 'object' ? 'cet élément' : show(item)} figure déjà dans cette liste, à la place ${first + 1}.`,
        remedy: 'Supprimez un des deux.',
      });
    }),
    ...relationKeywords,
    keyword<JsonObject>('file', 'object', ({ words, schema, data }) => {
      if (isFile(String(schema), data, words)) return undefined;
      return ({ expected }) => ({ message: `${show(data)} ne convient pas.`, remedy: expected });
    }),
  ];
}

/** Two items of a list without the comma between them. */
function commaFault(ids: readonly string[]): KeywordFault {
  const message = `il manque une virgule entre ${ids.map((id) => `« ${id} »`).join(' et ')}.`;
  return { message, remedy: `Écrivez « ${ids.join(', ')} ».` };
}

/** A row that its table does not have, or whose table is not there. */
function rowFault(table: string, id: string, ids: ReadonlySet<string> | undefined, expected: string | undefined) {
  if (ids === undefined) {
    const message = `« ${id} » est une ligne de la table « ${table} », et cette table n'existe pas.`;
    return { message, remedy: `Créez ${tableFiles(table)}.`, about: missingTable(table) };
  }
  return {
    message: `la table « ${table} » n'a pas de ligne « ${id} ».`,
    remedy: suggestion(id, [...ids]) ?? expected,
    about: ids.size === 0 ? missingTable(table) : missingRow(table, id),
  };
}

/**
 * The fault of the query of an internal address (`/demo?secteur=finnance`), as message, remedy and missing row.
 * `undefined` when nothing is, or when the page has no form that reads one.
 */
function queryFault(
  href: string,
  { queryParameters: byAddress, hidden }: Pick<Vocabulary, 'queryParameters' | 'hidden'>,
): Pick<Fault, 'message' | 'remedy' | 'about'> | undefined {
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
