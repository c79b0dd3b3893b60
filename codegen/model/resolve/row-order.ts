import type { Row } from './spec-index.ts';

/** The rows of a table in their order, and the place of each, from 0. */
interface RowOrder {
  readonly rows: readonly Row[];
  readonly places: ReadonlyMap<string, number>;
}

const orders = new WeakMap<ReadonlyMap<string, Row>, RowOrder>();

/** Listed once for each table: every page of a family asks for its row's place among all. @param rows by id, in the order of the table */
export function rowOrder(rows: ReadonlyMap<string, Row>): RowOrder {
  const known = orders.get(rows);
  if (known !== undefined) return known;
  const order = { rows: [...rows.values()], places: new Map([...rows.keys()].map((id, place) => [id, place])) };
  orders.set(rows, order);
  return order;
}
