import { hiddenRow } from '../days/hidden-row.ts';
import type { Fault } from '../../base/findings/fault.ts';
import { missingRow } from '../../base/findings/missing.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { rolePlan, tablesInRole, type RolePlan } from '../roles/plan.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { rowOrder } from './row-order.ts';
import type { Row, SpecIndex } from './spec-index.ts';

/** The rows that a page asks for, and how they play the role that its block shows. */
export interface PickedRows {
  table: string;
  rows: readonly Row[];
  plan: RolePlan;
}

/** A fault of a query, and its path below it. */
interface QueryFault {
  path: DocumentPath;
  target: 'key' | 'value';
  fault: Fault;
}

/** Why a page cannot have its rows; no fault when another place reports it. */
export interface NoRows {
  faults: readonly QueryFault[];
}

/** What a query says, its references resolved. */
export interface GivenRows {
  /** The ids of the rows. */
  pick: Json | undefined;
  /** The row whose neighbours are asked for. */
  around: Json | undefined;
}

const keys = ['from', 'pick', 'around'];

/**
 * The rows of `{ from: sectors, pick: [finance, sante] }`: those picked, in that order; all of the table without `pick`.
 */
export function pickedRows(
  index: SpecIndex,
  schemas: Schemas,
  role: string,
  query: JsonObject,
  given: GivenRows,
): PickedRows | NoRows {
  const odd = Object.keys(query).find((key) => !keys.includes(key));
  if (odd !== undefined) {
    const message = `la clé « ${odd} » n'existe pas ici.`;
    return fault([odd], { code: 'rule/rows-form', message, remedy: suggestion(odd, keys) }, 'key');
  }
  const { from } = query;
  const { pick } = given;
  if (typeof from !== 'string' || (pick !== undefined && !isIds(pick))) {
    const message = "le choix des lignes n'a pas la forme attendue.";
    const remedy = 'Écrivez « { from: table } » pour toutes les lignes, ou « { from: table, pick: [ligne, ligne] } ».';
    return fault([], { code: 'rule/rows-form', message, remedy });
  }
  const rows = index.rowsById.get(from);
  if (rows === undefined) {
    const message = `la table « ${from} » n'existe pas.`;
    return fault(['from'], {
      code: 'rule/rows-table',
      message,
      remedy: suggestion(from, tablesInRole(schemas, role)),
    });
  }
  const plan = rolePlan(schemas, from, role);
  if (plan === undefined) {
    const message = `la table « ${from} » ne dit pas comment ses lignes tiennent le rôle « ${role} ».`;
    const others = tablesInRole(schemas, role).join(', ');
    const other = others === '' ? '' : `, ou choisissez une table qui le tient : ${others}`;
    const remedy = `Ajoutez « as: { ${role}: … } » à son schéma${other}.`;
    return fault(['from'], { code: 'rule/rows-role', message, remedy });
  }
  // What its schema says wrongly is reported there, once.
  if (plan.faults.length > 0) return { faults: [] };
  if (!isIds(pick)) {
    const order = rowOrder(rows);
    const place = typeof given.around === 'string' ? order.places.get(given.around) : undefined;
    return { table: from, rows: given.around === undefined ? order.rows : around(order.rows, place), plan };
  }
  const wrong = pickFaults(index, from, rows, pick);
  if (wrong.length > 0) return { faults: Array.isArray(query.pick) ? wrong : borrowedFaults(from, wrong) };
  const picked = pick.flatMap((id) => rows.get(id) ?? []);
  if (given.around === undefined) return { table: from, rows: picked, plan };
  const place = picked.findIndex((row) => row.id === given.around);
  return { table: from, rows: around(picked, place === -1 ? undefined : place), plan };
}

/** The row at a place with its neighbours, one on each side; of a row that is not there, what stands first. */
function around(rows: readonly Row[], place = -1): readonly Row[] {
  return rows.slice(Math.max(place - 1, 0), place + 2);
}

function pickFaults(
  index: SpecIndex,
  table: string,
  rows: ReadonlyMap<string, Row>,
  pick: readonly string[],
): QueryFault[] {
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
    const aside = hiddenRow(index, table, id);
    if (aside !== undefined) return [{ path, target: 'value', fault: { code: 'rule/rows-row', ...aside } }];
    const message = `la table « ${table} » n'a pas de ligne « ${id} ».`;
    const remedy = suggestion(id, [...rows.keys()]);
    return [{ path, target: 'value', fault: { code: 'rule/rows-row', message, remedy, about: missingRow(table, id) } }];
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

/** Can the page not have its rows? */
export function isNoRows(found: PickedRows | NoRows): found is NoRows {
  return 'faults' in found;
}

/** Does the value ask for rows, where a list of them could stand? */
export function isQuery(value: Json): value is JsonObject {
  return isObject(value) && !('ref' in value);
}
