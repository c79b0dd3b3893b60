import type { Resolved } from '../resolve/resolved.ts';
import { isObject, objectsIn, type DocumentPath, type Json } from '../../base/json.ts';

/** The lists of tables whose rows visitors can request in a block, as links of a form name them: `events`, `documentation`, `documentation.items`. */
export function requestableLists(block: Resolved): readonly string[] {
  const lists = listsIn(block, block.value, []).flatMap(({ list, rows, path }) => [
    list,
    ...rows
      .flatMap((row, index) => listsIn(block, row, [...path, index]))
      .flatMap((inner) => (inner.list.startsWith(`${list}.`) ? [inner.list] : [])),
  ]);
  return [...new Set(lists)];
}

/** The lists right in a value that come from a table (`list`: the table, and the list in its rows). A row without id cannot be requested, nor can one with a page: it is read there. */
function listsIn(block: Resolved, value: Json, path: DocumentPath) {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const rows = objectsIn(entry);
    const requestable = rows.findIndex(({ id, href }) => typeof id === 'string' && href === undefined);
    const list = requestable < 0 ? undefined : listAt(block, [...path, key, requestable, 'id']);
    return list === undefined ? [] : [{ list, rows, path: [...path, key] }];
  });
}

function listAt(block: Resolved, path: DocumentPath): string | undefined {
  const { source, path: written } = block.originOf(path);
  if (source.document.kind !== 'table') return undefined;
  const keys = written.slice(0, -1).filter((step) => typeof step === 'string');
  return [source.document.name, ...keys].join('.');
}
