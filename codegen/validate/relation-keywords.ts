import type { FuncKeywordDefinition } from 'ajv';
import { counted } from '../base/french.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { suggestion } from '../base/findings/nearest.ts';
import type { DocumentPath, Json, JsonObject } from '../base/json.ts';
import { keyword, type KeywordFault } from './keyword.ts';
import { plain, show } from './words.ts';
import { startOf } from './relations.ts';

/** How two values may compare: when that holds, what is wrong where it does not, and the beginning of the remedy. */
const comparisons: Readonly<
  Record<string, { holds: (value: Scalar, other: Scalar) => boolean; fault: string; remedy: string }>
> = {
  '<=': { holds: (value, other) => value <= other, fault: 'est plus grand que', remedy: 'Écrivez au plus' },
  '>=': { holds: (value, other) => value >= other, fault: 'est plus petit que', remedy: 'Écrivez au moins' },
  '>': { holds: (value, other) => value > other, fault: "n'est pas plus grand que", remedy: 'Écrivez plus de' },
  '!=': {
    holds: (value, other) => value !== other,
    fault: 'est aussi la valeur de',
    remedy: 'Écrivez autre chose que',
  },
};
type Scalar = string | number;

function isScalar(value: Json): value is Scalar {
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * Keywords of the project's schemas that relate a value to others. Each stands on the value that is to fit, and names
 * the other one by a path: `from` is a key beside it; `../../nodes/id` starts two levels further up (a list is a level);
 * `/timeline/minMonths` starts at the top of the document (the file, the row, the block) and goes through lists. A
 * relation with a value that is missing or of another type holds: that is reported by itself.
 *
 * - `compared: '<= listPriceEur'`, also `>=`, `>` and `!=`, or a list of such: how it compares with another text or number;
 * - `partOf: heading`: words of that text;
 * - `itemOf: /nodes/id`: one of the texts at that path, or at those; `/rows/details/*` are the keys of mappings;
 * - `keysOf: /shelves/items/level`: each key of this mapping is one of the texts at that path, or of the list there, in those items that have one;
 * - `oneEach: /columns`: a list as long as that one;
 * - `worded: [text, /marks]`: something stands at one of those paths, without which this value has no words.
 *
 * Beside these: `distinct: label` (no two items of a list share a field), `refersTo` (rows of a table).
 */
export const relationKeywords: readonly FuncKeywordDefinition[] = [
  keyword<Scalar>('compared', ['string', 'number', 'integer'], ({ schema, data, others }) => {
    for (const written of [schema].flat()) {
      const [sign = '', to = ''] = String(written).split(' ');
      const comparison = comparisons[sign];
      const [other = null] = others(to) ?? [];
      if (comparison === undefined || !isScalar(other) || typeof other !== typeof data) continue;
      if (comparison.holds(data, other)) continue;
      const isSwapped = sign === '>' && !to.includes('/') && data < other;
      return ({ path, placeOf }) => ({
        message: `${show(data)} ${comparison.fault} « ${nameOf(to)} » (${other}, ${placeOf(pathOf(to, path))}).`,
        remedy: isSwapped
          ? `Si les deux valeurs sont inversées, échangez-les : « ${to}: ${data} », « ${String(path.at(-1))}: ${other} ».`
          : `${comparison.remedy} ${other}, ou changez « ${nameOf(to)} ».`,
        keys: [to],
      });
    }
    return undefined;
  }),
  keyword<string>('partOf', 'string', ({ schema, data, others }) => {
    const to = String(schema);
    const [whole] = others(to) ?? [];
    if (typeof whole !== 'string' || whole.includes(data)) return undefined;
    return ({ path, placeOf }) => ({
      message: `« ${asTyped(data)} » ne se lit pas dans « ${to} » (${placeOf([...path.slice(0, -1), to])}).`,
      remedy: `Reprenez-en les mots tels qu'ils y sont écrits : « ${asTyped(whole)} ».`,
    });
  }),
  // Nothing to choose from is the fault of the list that was to offer it.
  keyword<string>('itemOf', 'string', ({ words, schema, parentSchema: { refersTo }, data, others }) => {
    const paths = [schema].flat().map(String);
    const items = paths.flatMap((path) => others(path) ?? []).map(String);
    if (items.length === 0 || items.includes(data)) return undefined;
    // `refersTo` reports a row that its table does not have either.
    if (refersTo !== undefined && words.ids.get(String(refersTo))?.has(data) !== true) return undefined;
    return ({ path }) => {
      const [to = ''] = paths;
      if (to.endsWith('/*')) return unknownName(data, items);
      const list = startOf(to, path)[1].slice(0, -1).join('/');
      return {
        message: `aucun élément de « ${list} » n'a « ${nameOf(to)}: ${data} ».`,
        remedy: suggestion(data, items) ?? `Choisissez un de ceux qui existent, ou ajoutez-le à « ${list} ».`,
      };
    };
  }),
  keyword<JsonObject>('keysOf', 'object', ({ schema, data, others }) => {
    const names = [...new Set(others(String(schema), true)?.flat().map(String))];
    const known = new Set(names.map(plain));
    const key = Object.keys(data).find((name) => !known.has(plain(name)));
    if (key === undefined || names.length === 0) return undefined;
    return () => ({ ...unknownName(key, names.map(asTyped)), below: [key], target: 'key' });
  }),
  keyword<Json[]>('oneEach', 'array', ({ schema, data, others }) => {
    const [list] = others(String(schema)) ?? [];
    if (!Array.isArray(list) || list.length === data.length) return undefined;
    return ({ path, placeOf }) => {
      const place = placeOf(pathOf(String(schema), path));
      const about = { kind: 'place', name: `${place} ${data.length}` } as const;
      return { ...lengthFault(data.length, list.length, place), about };
    };
  }),
  keyword<string | boolean>('worded', ['boolean', 'string'], ({ schema, others }) => {
    const paths = [schema].flat().map(String);
    if (paths.some((path) => others(path) !== undefined)) return undefined;
    return ({ path }) => {
      const names = paths.map((one) => `« ${nameOf(one)} »`).join(' ou ');
      const message = `« ${String(path.at(-1))} » ne va pas sans ${names} : la case n'aurait pas de mots.`;
      const top = paths.find((one) => one.startsWith('/'));
      if (top === undefined) return { message, remedy: `Ajoutez « ${nameOf(paths[0] ?? '')} ».` };
      // All marks without words lack this key.
      return { message, remedy: `Ajoutez « ${nameOf(top)} » au bloc.`, about: { kind: 'setting', name: nameOf(top) } };
    };
  }),
];

/** The last step of the path of a relation: the name of the other value. */
function nameOf(to: string): string {
  return to.split('/').at(-1) ?? to;
}

/** The path of the other value, where no list is on the way. */
function pathOf(to: string, own: DocumentPath): DocumentPath {
  const [start, steps] = startOf(to, own);
  return [...start, ...steps];
}

function unknownName(name: string, names: readonly string[]): KeywordFault {
  return {
    message: `rien ne porte ici le nom « ${name} ».`,
    remedy: suggestion(name, names) ?? `Noms possibles : ${names.join(', ')}.`,
  };
}

function lengthFault(has: number, needs: number, place: string): KeywordFault {
  return {
    message: `la ligne a ${counted(has, 'case')} pour ${counted(needs, 'colonne')} (${place}).`,
    remedy:
      has > needs
        ? `Retirez ${counted(has - needs, 'case')}, ou ajoutez ${counted(has - needs, 'colonne')}.`
        : 'Ajoutez ce qui manque ; « { absent: true } » pour une case vide.',
  };
}
