/**
 * The rows with the given ids, in the order of the ids.
 * Throws on an unknown id: codegen has checked `refersTo`, so that is our own fault.
 */
export function pickRows<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`no row "${id}"`);
    return row;
  });
}
