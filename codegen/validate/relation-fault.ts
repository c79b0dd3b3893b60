import { counted } from '../base/french.ts';
import type { ErrorObject } from 'ajv';
import { suggestion } from '../base/findings/nearest.ts';
import { asTyped } from '../base/excerpt.ts';
import type { DocumentPath, Json } from '../base/json.ts';
import { startOf } from './relations.ts';
import { show } from './words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a message needs to name both places of a relation. */
interface Context {
  /** Of the value at fault. */
  path: DocumentPath;
  vocabulary: Vocabulary;
  placeOf: (path: DocumentPath) => string;
}

/** A relation between two values that does not hold (relations.ts), as message and remedy. */
export function relationFault({ keyword, schema, data, params }: ErrorObject, context: Context): [string, string] {
  const { path, vocabulary, placeOf } = context;
  const to = String(schema);
  if (keyword === 'acyclic')
    return cycleFault(params.way as string[], String(params.table), String(path.at(-1)), vocabulary);
  const others = params.others as Json[];
  if (keyword === 'keyOf') {
    const names = others.map(String);
    return [
      `rien ne porte ici le nom « ${String(data)} ».`,
      suggestion(String(data), names) ?? `Noms possibles : ${names.join(', ')}.`,
    ];
  }
  if (keyword === 'partOf')
    return [
      `« ${asTyped(String(data))} » ne se lit pas dans « ${to} » (${placeOf([...path.slice(0, -1), to])}).`,
      `Reprenez-en les mots tels qu'ils y sont écrits : « ${asTyped(String(others[0]))} ».`,
    ];
  if (keyword === 'oneEach') return lengthFault((data as Json[]).length, Number(others[0]), placeOf(pathOf(to, path)));
  if (keyword === 'worded') {
    const field = String(path.at(-1));
    const names = others.map((other) => `« ${nameOf(String(other))} »`);
    const own = others.findIndex((other) => String(other).startsWith('/'));
    const remedy = own === -1 ? `Ajoutez ${names[0]}.` : `Ajoutez ${names[own]} au bloc.`;
    return [`« ${field} » ne va pas sans ${names.join(' ou ')} : la case n'aurait pas de mots.`, remedy];
  }
  if (keyword === 'itemOf') {
    const list = startOf(to, path)[1].slice(0, -1).join('/');
    const text = String(data);
    return [
      `aucun élément de « ${list} » n'a « ${to.split('/').at(-1)}: ${text} ».`,
      suggestion(text, others.map(String)) ?? `Choisissez un de ceux qui existent, ou ajoutez-le à « ${list} ».`,
    ];
  }
  const [other] = others;
  const field = String(path.at(-1));
  const name = nameOf(to);
  const place = placeOf(pathOf(to, path));
  if (keyword === 'unequal')
    return [
      `${show(data as Json)} est aussi la valeur de « ${name} » (${place}).`,
      `Changez « ${field} » ou « ${name} ».`,
    ];
  const fault = `${show(data as Json)} ${orderFaults[keyword] ?? ''} « ${name} » (${String(other)}, ${place}).`;
  const swap = keyword === 'greaterThan' && !to.includes('/') && Number(data) < Number(other);
  if (swap)
    return [
      fault,
      `Si les deux valeurs sont inversées, échangez-les : « ${name}: ${String(data)} », « ${field}: ${String(other)} ».`,
    ];
  return [fault, `${remedies[keyword] ?? ''} ${String(other)}, ou changez « ${name} ».`];
}

/** A key of a mapping (`keysOf`) that none of the texts it is to name has. */
export function unknownKeyFault({ params }: ErrorObject): { message: string; remedy: string } {
  const key = String(params.key);
  const others = (params.others as Json[]).map((other) => asTyped(String(other)));
  return {
    message: `rien ne porte ici le nom « ${key} ».`,
    remedy: suggestion(key, others) ?? `Noms possibles : ${others.join(', ')}.`,
  };
}

function nameOf(to: string): string {
  return to.split('/').at(-1) ?? to;
}

/** The path of the other value, where no list is on the way. */
function pathOf(to: string, own: DocumentPath): DocumentPath {
  const [start, steps] = startOf(to, own);
  return [...start, ...steps];
}

function lengthFault(has: number, needs: number, place: string): [string, string] {
  const found = `la ligne a ${counted(has, 'case')} pour ${counted(needs, 'colonne')} (${place}).`;
  if (has > needs)
    return [found, `Retirez ${counted(has - needs, 'case')}, ou ajoutez ${counted(has - needs, 'colonne')}.`];
  return [found, 'Ajoutez ce qui manque ; « { absent: true } » pour une case vide.'];
}

const orderFaults: Readonly<Record<string, string>> = {
  atMost: 'est plus grand que',
  atLeast: 'est plus petit que',
  greaterThan: "n'est pas plus grand que",
};

const remedies: Readonly<Record<string, string>> = {
  atMost: 'Écrivez au plus',
  atLeast: 'Écrivez au moins',
  greaterThan: 'Écrivez plus de',
};

function cycleFault(way: readonly string[], table: string, field: string, { rows }: Vocabulary): [string, string] {
  const places = way.slice(1, -1).flatMap((id) => {
    const row = rows.get(table)?.get(id);
    if (row === undefined) return [];
    const { document } = row.source;
    return [`${document.file}:${document.locate([...row.path, field]).line}`];
  });
  const message = `« ${field} » tourne en rond : ${way.join(' → ')}.`;
  if (places.length === 0) return [message, `Supprimez « ${field} », ou nommez une autre ligne.`];
  return [message, `Supprimez « ${field} » ici ou à ${places.join(', ')}, ou nommez une autre ligne.`];
}
