import { hiddenRow } from '../index/hidden-row.ts';
import { type Fault, missingRow, missingTable } from '../../base/findings/finding.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { tablesInRole, type RolePlan } from '../roles/plan.ts';
import { filterSchema } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Row, SpecIndex } from '../index/spec-index.ts';

/** The rows of a query, and the plan of the role in which they are shown. */
export interface PickedRows {
  table: string;
  rows: readonly Row[];
  plan: RolePlan;
  /** The place of each row, by its id, once it was looked for. */
  places?: ReadonlyMap<string, number>;
}

/** A fault of a query, and its path below it. */
interface QueryFault {
  path: DocumentPath;
  target: 'key' | 'value';
  fault: Fault;
}

/** The faults of a query; none when another place reports them. */
export interface NoRows {
  faults: readonly QueryFault[];
}

/** With references resolved. */
export interface GivenRows {
  /** Ids. */
  pick: Json | undefined;
  /** The id of a row: only the row and its neighbours, one on each side, are picked; without that row, the first one. */
  around: Json | undefined;
  /** By field of the table, the value that it has in the rows that are picked, or one of its list. */
  where: Json | undefined;
}

const keys = ['from', 'pick', 'around', 'where'];

/**
 * The rows of `{ from: sectors, pick: [finance, sante] }`: those picked, in that order; all of the table without `pick`. Of these,
 * `where: { branch: moulin }` leaves those with that value.
 * @param plan of the role in the table `from`
 */
export function pickedRows(
  index: SpecIndex,
  schemas: Schemas,
  role: string,
  plan: RolePlan | undefined,
  query: JsonObject,
  given: Omit<GivenRows, 'around'>,
): PickedRows | NoRows {
  const odd = Object.keys(query).find((key) => !keys.includes(key));
  if (odd !== undefined) {
    const message = `la clé « ${odd} » n'existe pas ici.`;
    return fault([odd], { code: 'rule/rows-form', message, remedy: suggestion(odd, keys) }, 'key');
  }
  const { from } = query;
  const { pick, where = {} } = given;
  if (typeof from !== 'string' || (pick !== undefined && !isIds(pick)) || !isObject(where)) {
    const message = "le choix des lignes n'a pas la forme attendue.";
    const table = typeof from === 'string' ? from : 'table';
    const ids = typeof pick === 'string' ? pick : 'ligne, ligne';
    const remedy = `Écrivez « { from: ${table} } » pour toutes les lignes, ou « { from: ${table}, pick: [${ids}] } ».`;
    return fault([], { code: 'rule/rows-form', message, remedy });
  }
  const rows = index.rowsById.get(from);
  if (rows === undefined) {
    const message = `la table « ${from} » n'existe pas.`;
    return fault(['from'], {
      code: 'rule/rows-table',
      message,
      remedy: suggestion(from, tablesInRole(schemas, role)),
      about: missingTable(from),
    });
  }
  if (plan === undefined) {
    const message = `la table « ${from} » ne dit pas comment ses lignes tiennent le rôle « ${role} ».`;
    const others = tablesInRole(schemas, role).join(', ');
    const other = others === '' ? '' : `, ou choisissez une table qui le tient : ${others}`;
    const remedy = `Ajoutez « as: { ${role}: … } » à son schéma${other}.`;
    return fault(['from'], { code: 'rule/rows-role', message, remedy });
  }
  for (const [field, value] of Object.entries(where)) {
    const wrong = filterFault(index, schemas, from, field, value);
    if (wrong !== undefined) return wrong;
  }
  // The schema of the table has findings of its own.
  if (plan.faults.length > 0) return { faults: [] };
  const wrong = isIds(pick) ? pickFaults(index, from, rows, pick) : [];
  if (wrong.length > 0) return { faults: Array.isArray(query.pick) ? wrong : borrowedFaults(from, wrong) };
  const named = isIds(pick) ? pick.flatMap((id) => rows.get(id) ?? []) : [...rows.values()];
  const picked = named.filter(({ data }) =>
    Object.entries(where).every(([field, value]) => [data[field]].flat().includes(value)),
  );
  return { table: from, rows: picked, plan };
}

/** Of picked rows, one and those beside it; the first row where that one is not among them. */
export function withNeighbours(picked: PickedRows, around: Json): PickedRows {
  picked.places ??= new Map(picked.rows.map(({ id }, place) => [id, place]));
  const place = picked.places.get(String(around)) ?? -1;
  return { ...picked, rows: picked.rows.slice(Math.max(place - 1, 0), place + 2) };
}

/** Why no row of the table can have this value in this field, by its schema. */
function filterFault(index: SpecIndex, schemas: Schemas, table: string, field: string, value: Json) {
  const code = 'rule/rows-where';
  const schema = filterSchema(table, field, schemas);
  if (schema === undefined) {
    const fields = Object.keys(schemas.tables.get(table)?.properties ?? {});
    const message = `la table « ${table} » n'a pas de champ « ${field} ».`;
    return fault(['where', field], { code, message, remedy: suggestion(field, fields) }, 'key');
  }
  const known = typeof schema.refersTo === 'string' ? index.rowsById.get(schema.refersTo)?.keys() : schema.enum;
  const values = known === undefined ? undefined : [...(known as Iterable<Json>)].map(String);
  if (values?.includes(String(value)) !== false) return undefined;
  const message = `« ${String(value)} » n'est pas une valeur possible du champ « ${field} » de la table « ${table} ».`;
  return fault(['where', field], { code, message, remedy: suggestion(String(value), values) });
}

function pickFaults(index: SpecIndex, table: string, rows: ReadonlyMap<string, Row>, pick: readonly string[]) {
  const seen = new Map<string, number>();
  return pick.flatMap((id, place): QueryFault[] => {
    const path = ['pick', place];
    const first = seen.get(id) ?? place;
    seen.set(id, first);
    if (first < place) {
      const message = `« ${id} » figure déjà dans cette liste, à la place ${first + 1}.`;
      return [{ path, target: 'value', fault: { code: 'rule/rows-twice', message, remedy: 'Supprimez un des deux.' } }];
    }
    if (rows.has(id)) return [];
    const excluded = hiddenRow(index, table, id);
    // A row that comes and goes is in the list on its days, while another one stays in it.
    if (excluded !== undefined && pick.some((other) => rows.has(other))) return [];
    if (excluded !== undefined) return [{ path, target: 'value', fault: { code: 'rule/rows-row', ...excluded } }];
    const message = `la table « ${table} » n'a pas de ligne « ${id} ».`;
    const remedy = suggestion(id, [...rows.keys()]);
    const about = rows.size === 0 ? missingTable(table) : missingRow(table, id);
    return [{ path, target: 'value', fault: { code: 'rule/rows-row', message, remedy, about } }];
  });
}

/** Of ids that another place lists: it may name another table, and know nothing of the rows that are missing in this one. */
function borrowedFaults(table: string, wrong: readonly QueryFault[]): QueryFault[] {
  return wrong.flatMap(({ target, fault: { about, ...found } }): QueryFault[] => {
    if (about === undefined) return [];
    const id = about.name.slice(table.length + 1);
    const remedy = `Ajoutez-y cette ligne, ou ôtez « ${id} » de la liste que « pick » reprend.`;
    return [{ path: ['pick'], target, fault: { ...found, remedy, about } }];
  });
}

function isIds(pick: Json | undefined): pick is string[] {
  return Array.isArray(pick) && pick.every((id) => typeof id === 'string');
}

function fault(path: DocumentPath, found: Fault, target: 'key' | 'value' = 'value'): NoRows {
  return { faults: [{ path, target, fault: found }] };
}

export function isNoRows(found: PickedRows | NoRows): found is NoRows {
  return 'faults' in found;
}

/** True of a query for rows, at a place for a list of them. */
export function isQuery(value: Json): value is JsonObject {
  return isObject(value) && !('ref' in value);
}
