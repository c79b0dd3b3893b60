import type { ErrorObject } from 'ajv';
import { suggestion } from '../findings/nearest.ts';
import type { DocumentPath, Json } from '../values/json.ts';
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
  if (keyword === 'itemOf') {
    const list = to.split('/').slice(1, -1).join('/');
    const text = String(data);
    return [
      `aucun élément de « ${list} » n'a « ${to.split('/').at(-1)}: ${text} ».`,
      suggestion(text, others.map(String)) ?? `Choisissez un de ceux qui existent, ou ajoutez-le à « ${list} ».`,
    ];
  }
  const [other] = others;
  const field = String(path.at(-1));
  const name = to.split('/').at(-1) ?? to;
  const place = placeOf(to.startsWith('/') ? to.split('/').slice(1) : [...path.slice(0, -1), ...to.split('/')]);
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
